package org.jaxrsbench.http.dropwizard;

import com.codahale.metrics.health.HealthCheck;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.dropwizard.configuration.ResourceConfigurationSourceProvider;
import io.dropwizard.configuration.SubstitutingSourceProvider;
import io.dropwizard.core.Application;
import io.dropwizard.core.Configuration;
import io.dropwizard.core.cli.Cli;
import io.dropwizard.core.cli.ServerCommand;
import io.dropwizard.core.setup.Bootstrap;
import io.dropwizard.core.setup.Environment;
import java.util.Map;
import net.sourceforge.argparse4j.inf.Namespace;
import org.apache.commons.text.StringSubstitutor;
import org.eclipse.jetty.server.NetworkConnector;
import org.jaxrsbench.http.server.ServerLauncher;

/** The service of Dropwizard's documentation for beginners, in one of its variants. */
public final class SayingApplication extends Application<Configuration> {

    private final ServiceVariant variant;
    private final Map<String, Object> settings;

    private int port;
    private Throwable failure;

    private SayingApplication(ServiceVariant variant, String host, int port) {
        this.variant = variant;
        this.settings = Map.of("host", host, "port", port, "requestLog", variant.requestLog());
    }

    /** Starts the server. */
    public static void main(String[] arguments) {
        ServerLauncher.launch(
                arguments,
                ServiceVariant.names(),
                (host, port, variant) -> new SayingApplication(ServiceVariant.named(variant), host, port).listen());
    }

    /**
     * Starts the service.
     *
     * @return the port that it listens on
     */
    private int listen() throws Exception {
        run("server", "server.yml");
        if (failure != null) {
            throw new IllegalStateException("the service did not start", failure);
        }
        return port;
    }

    @Override
    public void initialize(Bootstrap<Configuration> bootstrap) {
        bootstrap.setConfigurationSourceProvider(new SubstitutingSourceProvider(
                new ResourceConfigurationSourceProvider(), new StringSubstitutor(settings)));
    }

    @Override
    public void run(Configuration configuration, Environment environment) {
        environment
                .lifecycle()
                .addServerLifecycleListener(
                        server -> port = ((NetworkConnector) server.getConnectors()[0]).getLocalPort());
        // Dropwizard warns of a service without one.
        environment.healthChecks().register("alive", new HealthCheck() {
            @Override
            protected Result check() {
                return Result.healthy();
            }
        });
        switch (variant) {
            case SAMPLE, LOG_QUEUE_SIZE, NO_LOG -> environment.jersey().register(new Sayings.SayingResource());
            case JACKSON_SERIALIZER -> {
                environment
                        .getObjectMapper()
                        .registerModule(
                                new SimpleModule().addSerializer(Sayings.Saying.class, new Sayings.SayingSerializer()));
                environment.jersey().register(new Sayings.SayingResource());
            }
            case JACKSON_STREAMING -> environment.jersey().register(new Sayings.StreamingResource());
            case DROPWIZARD_SERVLET -> {
                environment.jersey().disable();
                environment
                        .servlets()
                        .addServlet("hello-world", new Sayings.SayingServlet())
                        .addMapping("/hello-world");
            }
            default -> throw new IllegalStateException("variant " + variant);
        }
    }

    /** The one command. Dropwizard's own prints the failure and ends the JVM; here {@link #listen} throws it. */
    @Override
    protected void addDefaultCommands(Bootstrap<Configuration> bootstrap) {
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
}
