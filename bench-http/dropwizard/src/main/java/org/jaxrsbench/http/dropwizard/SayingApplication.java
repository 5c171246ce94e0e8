package org.jaxrsbench.http.dropwizard;

import com.fasterxml.jackson.databind.module.SimpleModule;
import io.dropwizard.configuration.ResourceConfigurationSourceProvider;
import io.dropwizard.configuration.SubstitutingSourceProvider;
import io.dropwizard.core.Application;
import io.dropwizard.core.cli.Cli;
import io.dropwizard.core.cli.ServerCommand;
import io.dropwizard.core.setup.Bootstrap;
import io.dropwizard.core.setup.Environment;
import io.dropwizard.lifecycle.ServerLifecycleListener;
import java.util.Map;
import net.sourceforge.argparse4j.inf.Namespace;
import org.apache.commons.text.StringSubstitutor;
import org.eclipse.jetty.server.Server;

/** The service of Dropwizard's documentation for beginners, in a variant. */
final class SayingApplication extends Application<SayingConfiguration> {

    private final ServiceVariant variant;
    private final Map<String, Object> settings;

    private int port;
    private Throwable failure;

    SayingApplication(ServiceVariant variant, String host, int port) {
        this.variant = variant;
        this.settings = Map.of("host", host, "port", port, "requestLog", variant.requestLog());
    }

    /**
     * Starts the service.
     *
     * @return the port that it listens on
     */
    int listen() throws Exception {
        run("server", "server.yml");
        if (failure != null) {
            throw new IllegalStateException("the service did not start", failure);
        }
        return port;
    }

    @Override
    public void initialize(Bootstrap<SayingConfiguration> bootstrap) {
        bootstrap.setConfigurationSourceProvider(new SubstitutingSourceProvider(
                new ResourceConfigurationSourceProvider(), new StringSubstitutor(settings)));
    }

    @Override
    public void run(SayingConfiguration configuration, Environment environment) {
        environment.lifecycle().addServerLifecycleListener(new PortReader());
        Sayings sayings = new Sayings(configuration.getTemplate(), configuration.getDefaultName());
        environment.healthChecks().register("template", new TemplateHealthCheck(configuration.getTemplate()));
        switch (variant) {
            case SAMPLE, LOG_QUEUE_SIZE, NO_LOG -> environment.jersey().register(new SayingResource(sayings));
            case JACKSON_SERIALIZER -> {
                environment
                        .getObjectMapper()
                        .registerModule(new SimpleModule().addSerializer(Saying.class, new SayingSerializer()));
                environment.jersey().register(new SayingResource(sayings));
            }
            case JACKSON_STREAMING -> environment.jersey().register(new StreamingResource(sayings));
            case DROPWIZARD_SERVLET -> {
                environment.jersey().disable();
                environment
                        .servlets()
                        .addServlet("hello-world", new SayingServlet(sayings))
                        .addMapping("/hello-world");
            }
            default -> throw new IllegalStateException("variant " + variant);
        }
    }

    /** The one command. Dropwizard's own prints the failure and ends the JVM; here {@link #listen} throws it. */
    @Override
    protected void addDefaultCommands(Bootstrap<SayingConfiguration> bootstrap) {
        bootstrap.addCommand(new ServerCommand<>(this) {
            @Override
            public void onError(Cli cli, Namespace namespace, Throwable e) {
                // Kept below.
            }
        });
    }

    @Override
    protected void onFatalError(Throwable t) {
        failure = t;
    }

    private final class PortReader implements ServerLifecycleListener {

        @Override
        public void serverStarted(Server server) {
            port = getLocalPort(server);
        }
    }
}
