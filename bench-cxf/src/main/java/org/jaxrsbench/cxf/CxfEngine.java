package org.jaxrsbench.cxf;

import jakarta.servlet.ServletException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Application;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import org.apache.cxf.Bus;
import org.apache.cxf.BusFactory;
import org.apache.cxf.bus.CXFBusFactory;
import org.apache.cxf.endpoint.Server;
import org.apache.cxf.jaxrs.JAXRSServerFactoryBean;
import org.apache.cxf.jaxrs.lifecycle.PerRequestResourceProvider;
import org.apache.cxf.jaxrs.lifecycle.SingletonResourceProvider;
import org.apache.cxf.jaxrs.utils.ResourceUtils;
import org.apache.cxf.jaxrs.validation.JAXRSBeanValidationInvoker;
import org.apache.cxf.transport.common.gzip.GZIPInInterceptor;
import org.apache.cxf.transport.common.gzip.GZIPOutInterceptor;
import org.apache.cxf.transport.servlet.CXFNonSpringServlet;
import org.jaxrsbench.client.jakarta.ClientCalls;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Engines;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Feature;
import org.jaxrsbench.engine.FeatureJars;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.engine.Limitation;
import org.jaxrsbench.servlet.jakarta.RootContext;
import org.jaxrsbench.servlet.jakarta.SinkRequest;
import org.jaxrsbench.servlet.jakarta.SinkResponse;

/**
 * Drives CXF through its own servlet, with a servlet container's side of a request that does no more than it has to. CXF's
 * {@code local://} transport would time a client too.
 */
public final class CxfEngine implements JaxRsEngine {

    // CXF logs a warning with a stack trace for most answers of 400 and above, and writing it would be timed; the other
    // implementations log none. That it formats some traces even when no one listens stays: it is CXF's own cost.
    // Kept in a field: the log manager forgets a logger, and its level, that is not held.
    private static final Logger LOG = Logger.getLogger("org.apache.cxf");

    static {
        LOG.setLevel(Level.SEVERE);
    }

    private static final Pattern WITHOUT_PARTS = Pattern.compile("4\\.1\\.[0-3]");

    private final RootContext context = new RootContext(Map.of(), Map.of());
    private ClientCalls client;
    private Bus bus;
    private Server server;
    private CXFNonSpringServlet servlet;
    private boolean answersLater;

    @Override
    public String implementation() {
        return "cxf";
    }

    @Override
    public String version() {
        return Engines.mavenVersion("org.apache.cxf", "cxf-rt-frontend-jaxrs");
    }

    @Override
    public Map<Capability, Limitation> unsupported() {
        Map<Capability, Limitation> lacking = new EnumMap<>(Capability.class);
        lacking.put(
                Capability.EVENTS,
                FeatureJars.hasNone("its module for events needs JAX-WS, and the newest one does not resolve"));
        if (WITHOUT_PARTS.matcher(version()).matches()) {
            lacking.put(
                    Capability.MULTIPART,
                    Limitation.answersNothing("the parts that it hands over are null", "\"part\" is null"));
        }
        return lacking;
    }

    @Override
    public void start(AppConfig config) throws ServletException {
        if (config.has(Feature.CLIENT)) {
            bus = new CXFBusFactory().createBus();
            BusFactory.setDefaultBus(bus); // a client asks for it on each thread
            // In place of the JDK's newer client. Set on the bus, a second client of a JVM did not see it.
            client = new ClientCalls(config, made -> made.property("force.urlconnection.http.conduit", true));
            return;
        }
        List<Class<?>> providers = new ArrayList<>(config.providers());
        providers.addAll(FeatureJars.classes(config));
        // A bus of our own with the settings on it: some are read from nowhere else.
        Map<String, Object> settings =
                config.application().map(AppConfig.Application::properties).orElse(Map.of());
        bus = new CXFBusFactory().createBus(new HashMap<>(), new HashMap<>(settings));
        JAXRSServerFactoryBean factory =
                config.application().map(this::deployed).orElseGet(JAXRSServerFactoryBean::new);
        factory.setBus(bus);
        factory.setAddress(config.path() + "/"); // relative: CXF then waits for a servlet to call
        for (Class<?> resource : config.resources()) {
            // A sub-resource is found through its locator; registered, it would become a root at "/".
            if (resource.isAnnotationPresent(Path.class)) {
                factory.setResourceClasses(resource);
                factory.setResourceProvider(
                        resource,
                        config.has(Feature.SINGLETONS)
                                ? new SingletonResourceProvider(AppConfig.singleton(resource))
                                : new PerRequestResourceProvider(resource));
            }
        }
        List<Object> made = new ArrayList<>();
        providers.forEach(provider -> made.add(ResourceUtils.createProviderInstance(provider)));
        factory.setProviders(made);
        if (config.has(Feature.VALIDATION)) {
            // Arguments and results. Not the interceptors: for resources that are no singletons these warn and pass.
            factory.setInvoker(new JAXRSBeanValidationInvoker());
        }
        if (config.has(Feature.GZIP)) {
            // What its feature for gzip adds; the feature itself is of an interface that JAX-RS alone does not bring.
            factory.getInInterceptors().add(new GZIPInInterceptor());
            factory.getOutInterceptors().add(new GZIPOutInterceptor());
        }
        answersLater = config.has(Feature.LATE_ANSWERS);
        server = factory.create();
        if (!config.has(Feature.SHIPPED)) {
            // As a Spring application has it. Without one, each request looks for a class loader in all resolvers of
            // resources.
            bus.setExtension(getClass().getClassLoader(), ClassLoader.class);
        }
        servlet = new CXFNonSpringServlet();
        servlet.setBus(bus);
        servlet.init(context);
    }

    /** As its servlet does, which would take null for an error, and leave a provider out that it cannot make. */
    private JAXRSServerFactoryBean deployed(AppConfig.Application own) {
        Application answers = new Application() {
            @Override
            public Set<Class<?>> getClasses() {
                return new LinkedHashSet<>(own.classes());
            }

            @Override
            @SuppressWarnings("deprecation") // from 2.1 on
            public Set<Object> getSingletons() {
                return new LinkedHashSet<>(own.objects());
            }

            @Override
            public Map<String, Object> getProperties() {
                return own.properties();
            }
        };
        JAXRSServerFactoryBean factory = ResourceUtils.createApplication(answers, true, false, false, bus);
        if (factory.getProviders().contains(null)) {
            throw new IllegalStateException("it leaves out what has no public constructor");
        }
        factory.setApplication((Application) own.withGettersOnly());
        return factory;
    }

    @Override
    public SinkRequest newRequest(Exchange exchange) {
        return new SinkRequest(exchange, context.getServletContext(), answersLater);
    }

    @Override
    public void dispatch(Exchange exchange) throws IOException, ServletException {
        if (client != null) {
            client.dispatch(exchange);
            return;
        }
        SinkRequest request = newRequest(exchange);
        SinkResponse response = new SinkResponse(exchange);
        do {
            servlet.service(request, response);
        } while (request.isToBeDispatchedAgain());
    }

    @Override
    public void close() {
        if (client == null) {
            server.destroy();
            servlet.destroy(); // the bus too
            return;
        }
        client.close();
        bus.shutdown(true);
        BusFactory.clearDefaultBusForAnyThread(bus);
        BusFactory.setDefaultBus(null);
    }
}
