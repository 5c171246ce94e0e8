package org.jaxrsbench.resteasy;

import jakarta.servlet.ServletException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.client.ClientBuilder;
import jakarta.ws.rs.core.Application;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jaxrsbench.client.jakarta.ClientCalls;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Engines;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Feature;
import org.jaxrsbench.engine.FeatureJars;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.servlet.jakarta.RootContext;
import org.jaxrsbench.servlet.jakarta.SinkRequest;
import org.jaxrsbench.servlet.jakarta.SinkResponse;
import org.jboss.resteasy.plugins.server.servlet.HttpServletDispatcher;
import org.jboss.resteasy.spi.ResteasyDeployment;
import org.jboss.resteasy.spi.ResteasyProviderFactory;
import org.jboss.resteasy.util.GetRestful;

/**
 * Drives RESTEasy through its own servlet, with a servlet container's side of a request that does no more than it has to:
 * what RESTEasy does between a parsed request and a written response is RESTEasy's code in every release.
 */
public final class ResteasyEngine implements JaxRsEngine {

    // It advises at each start to set a charset, which would stand among JMH's iterations. Kept in a field: the log
    // manager forgets a logger, and its level, that is not held.
    private static final Logger LOG = Logger.getLogger("org.jboss.resteasy");

    static {
        LOG.setLevel(Level.WARNING);
    }

    private ResteasyDeployment deployment;
    private ClientCalls client;
    private boolean shipped;
    private RootContext context;
    private HttpServletDispatcher servlet;

    @Override
    public String implementation() {
        return "resteasy";
    }

    @Override
    public String version() {
        return Engines.mavenVersion("org.jboss.resteasy", ReleaseShim.ARTIFACT);
    }

    @Override
    public void start(AppConfig config) throws ServletException {
        if (config.has(Feature.CLIENT)) {
            client = new ClientCalls(config, ResteasyEngine::overJdkConnections);
            return;
        }
        deployment = ReleaseShim.newDeployment();
        // As its bootstrap listener has it, unless it is told otherwise: each request has the deployment's factory put
        // on its thread.
        deployment.setDeploymentSensitiveFactoryEnabled(true);
        shipped = config.has(Feature.SHIPPED);
        // On by default; the other implementations answer the type that the resource names, and so must this one.
        deployment.setAddCharset(shipped);
        config.application().ifPresent(this::deploy);
        for (Class<?> resource : config.resources()) {
            if (!resource.isAnnotationPresent(Path.class)) {
                continue; // a sub-resource is found through its locator, and refused as a root
            }
            if (config.has(Feature.SINGLETONS)) {
                deployment.getResources().add(AppConfig.singleton(resource));
            } else {
                deployment.getActualResourceClasses().add(resource);
            }
        }
        deployment.getActualProviderClasses().addAll(config.providers());
        deployment.getActualProviderClasses().addAll(FeatureJars.classes(config));
        if (config.has(Feature.GZIP)) {
            deployment.getProviders().addAll(ReleaseShim.gzip());
        }
        if (config.has(Feature.VALIDATION) || shipped) {
            deployment.start();
        } else {
            ValidationHidden.during(deployment::start);
        }
        context = new RootContext(deployed(), Map.of("resteasy.servlet.mapping.prefix", config.path()));
        servlet = ReleaseShim.newServlet();
        servlet.init(context);
    }

    /** As its bootstrap does. From 6.1 on that takes null for an error: then by what it consists of. */
    private void deploy(AppConfig.Application own) {
        Application object = (Application) own.withGettersOnly();
        List<Class<?>> classes = own.named();
        if (own.nulls()) {
            classes = own.classes();
            deployment.getDefaultContextObjects().put(Application.class, object);
            own.objects()
                    .forEach(o -> (GetRestful.isRootResource(o.getClass())
                                    ? deployment.getResources()
                                    : deployment.getProviders())
                            .add(o));
        } else {
            deployment.setApplication(object);
        }
        classes.forEach(c -> (GetRestful.isRootResource(c)
                        ? deployment.getActualResourceClasses()
                        : deployment.getActualProviderClasses())
                .add(c));
    }

    /** In place of Apache's client. By name, because RESTEasy's is in jars of its own. */
    private static ClientBuilder overJdkConnections(ClientBuilder builder) {
        String packageName = "org.jboss.resteasy.client.jaxrs";
        ClassLoader jars = builder.getClass().getClassLoader();
        try {
            Object engine = jars.loadClass(packageName + ".engines.URLConnectionEngine")
                    .getDeclaredConstructor()
                    .newInstance();
            builder.getClass()
                    .getMethod("httpEngine", jars.loadClass(packageName + ".ClientHttpEngine"))
                    .invoke(builder, engine);
            return builder;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("this client cannot be told to use the JDK's connections", e);
        }
    }

    /** A deployment that was started before its servlet, as a bootstrap listener leaves it; old releases ask for its parts. */
    private Map<String, Object> deployed() {
        return Map.of(
                ResteasyDeployment.class.getName(),
                deployment,
                ResteasyProviderFactory.class.getName(),
                deployment.getProviderFactory(),
                ReleaseShim.DISPATCHER,
                deployment.getDispatcher());
    }

    @Override
    public SinkRequest newRequest(Exchange exchange) {
        return new SinkRequest(exchange, context.getServletContext(), ReleaseShim.ANSWERS_LATER);
    }

    @Override
    public void dispatch(Exchange exchange) throws IOException {
        if (client != null) {
            client.dispatch(exchange);
            return;
        }
        if (shipped) {
            exchange.typeMayEndWith(";charset=UTF-8");
        }
        SinkRequest request = newRequest(exchange);
        SinkResponse response = new SinkResponse(exchange);
        do {
            servlet.service(request.getMethod(), request, response);
        } while (request.isToBeDispatchedAgain());
    }

    @Override
    public void close() {
        if (client != null) {
            client.close();
            return;
        }
        deployment.stop();
    }
}
