package org.jaxrsbench.jersey;

import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.core.Application;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.glassfish.jersey.message.GZipEncoder;
import org.glassfish.jersey.server.ApplicationHandler;
import org.glassfish.jersey.server.ContainerRequest;
import org.glassfish.jersey.server.ResourceConfig;
import org.glassfish.jersey.server.filter.EncodingFilter;
import org.jaxrsbench.client.jakarta.ClientCalls;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Engines;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Feature;
import org.jaxrsbench.engine.FeatureJars;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.engine.Limitation;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.resource.Resources;

/**
 * Drives Jersey through its {@link ApplicationHandler}, and does what Jersey's adapter to Grizzly does between a parsed
 * request and a written response. {@code docs/engines.md} lists it step by step. What changed between releases is left to
 * {@code RequestScope} and {@code NativeRequest}, of which a build takes one each.
 */
public final class JerseyEngine implements JaxRsEngine {

    // 2.27 to 2.29 say of each new client, with a stack trace, that javax.activation is missing: that would be its
    // cost.
    private static final Logger WARNINGS = Logger.getLogger("org.glassfish.jersey.internal.Errors");

    private ApplicationHandler handler;
    private String root;
    private ClientCalls client;

    @Override
    public String implementation() {
        return "jersey";
    }

    @Override
    public String version() {
        return Engines.mavenVersion("org.glassfish.jersey.core", "jersey-server");
    }

    @Override
    public Map<Capability, Limitation> unsupported() {
        // They came together, with JAX-RS 2.1.
        return Resources.haveEvents()
                ? Map.of()
                : Map.of(
                        Capability.COMPLETION_STAGE,
                        Limitation.answersNothing("not in JAX-RS 2.0", "answered 500", "MessageBodyWriter not found"));
    }

    @Override
    public void start(AppConfig config) {
        if (config.has(Feature.CLIENT)) {
            WARNINGS.setLevel(Level.SEVERE);
            client = new ClientCalls(config, UnaryOperator.identity());
            return;
        }
        ResourceConfig application =
                config.application().map(JerseyEngine::deployed).orElseGet(ResourceConfig::new);
        root = URI.create(config.path() + "/").getPath();
        for (Class<?> resource : config.resources()) {
            if (config.has(Feature.SINGLETONS)) {
                application.register(AppConfig.singleton(resource));
            } else {
                application.register(resource);
            }
        }
        config.providers().forEach(application::register);
        if (config.has(Feature.GZIP)) {
            application.register(EncodingFilter.class).register(GZipEncoder.class);
        }
        FeatureJars.classes(config).forEach(application::register);
        RequestScope.register(application);
        if (!config.has(Feature.SHIPPED)) {
            // On by default up to 2.26 and silently off later; by name, because constants appeared over time.
            unlessSaid(application, "jersey.config.server.wadl.disableWadl", true);
            // On where it is on the class path. Jersey then leaves its own feature out, and no validator is ever made.
            unlessSaid(application, "jersey.config.beanValidation.disable.server", !config.has(Feature.VALIDATION));
        }
        handler = new ApplicationHandler(application);
    }

    /** As its containers do. Newer releases take null for an error: then by what it consists of. */
    private static ResourceConfig deployed(AppConfig.Application own) {
        ResourceConfig application;
        Application object =
                (Application) (own.object() instanceof ResourceConfig ? own.object() : own.withGettersOnly());
        if (!own.nulls()) {
            application = ResourceConfig.forApplication(object).registerClasses(Set.copyOf(own.named()));
        } else if (Stream.of(object.getClass().getAnnotations())
                .noneMatch(a -> a.annotationType().isAnnotationPresent(NameBinding.class))) {
            application = new ResourceConfig(Set.copyOf(own.classes()))
                    .registerInstances(own.objects().toArray())
                    .addProperties(own.properties());
        } else {
            throw new IllegalStateException(
                    "name bindings would be lost; expected empty sets and maps of its getters in place of null");
        }
        // As where nothing is set beside it: requests would be given what wraps the object.
        return application.register(new ReleaseBinder() {
            @Override
            protected void configure() {
                bind(object).to(Application.class).ranked(1);
            }
        });
    }

    private static void unlessSaid(ResourceConfig application, String property, boolean value) {
        if (application.getProperty(property) == null) {
            application.property(property, value);
        }
    }

    /** Both URIs are absolute: with a relative or missing base the answer is a fast 404. */
    @Override
    public ContainerRequest newRequest(Exchange exchange) throws URISyntaxException {
        Request request = exchange.request();
        URI base = new URI(Request.SCHEME, null, Request.HOST, Request.PORT, root, null, null);
        String server = new URI(Request.SCHEME, null, Request.HOST, Request.PORT, null, null, null).toString();
        ContainerRequest made = NativeRequest.of(
                handler, base, new URI(server + request.newTarget()), request.method(), new Anonymous());
        made.setEntityStream(request.newBody());
        for (int i = 0; i < request.headers(); i++) {
            made.headers(request.headerName(i), Collections.singletonList(request.headerValue(i)));
        }
        made.setWriter(new SinkWriter(exchange));
        RequestScope.initialize(made, request, exchange.sink());
        return made;
    }

    @Override
    public void dispatch(Exchange exchange) throws URISyntaxException, IOException {
        if (client != null) {
            client.dispatch(exchange);
            return;
        }
        handler.handle(newRequest(exchange));
        exchange.awaitAnswer();
    }

    @Override
    public void close() {
        if (client != null) {
            client.close();
        }
        handler = null;
    }
}
