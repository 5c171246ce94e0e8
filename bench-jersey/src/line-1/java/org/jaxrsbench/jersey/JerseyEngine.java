package org.jaxrsbench.jersey;

import com.sun.jersey.api.container.filter.GZIPContentEncodingFilter;
import com.sun.jersey.api.core.DefaultResourceConfig;
import com.sun.jersey.api.core.ResourceConfig;
import com.sun.jersey.core.header.InBoundHeaders;
import com.sun.jersey.server.impl.ThreadLocalInvoker;
import com.sun.jersey.server.impl.application.DeferredResourceConfig;
import com.sun.jersey.spi.container.ContainerRequest;
import com.sun.jersey.spi.container.ContainerResponse;
import com.sun.jersey.spi.container.ContainerResponseWriter;
import com.sun.jersey.spi.container.WebApplication;
import com.sun.jersey.spi.container.WebApplicationFactory;
import java.io.OutputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javax.ws.rs.core.Application;
import javax.ws.rs.core.UriBuilder;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Engines;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Feature;
import org.jaxrsbench.engine.FeatureJars;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.engine.Limitation;
import org.jaxrsbench.engine.ParsedRequest;
import org.jaxrsbench.engine.Request;

/** Drives Jersey 1, an implementation of JAX-RS 1.1, through its {@link WebApplication}, as its containers do. */
public final class JerseyEngine implements JaxRsEngine {

    private static final int SERVER_ERROR = 500;

    private static final String NOT_IN_1 = "not in JAX-RS 1";
    private static final Limitation NOT_CALLED =
            Limitation.answersWrong(NOT_IN_1, "0 calls of filters, interceptors and validators");

    // Its containers have proxies for injection look here for the request and the response of the server.
    private final ThreadLocalInvoker<Exchange> requests = new ThreadLocalInvoker<>();
    private final ThreadLocalInvoker<Exchange> responses = new ThreadLocalInvoker<>();

    private WebApplication application;
    private String root;

    @Override
    public String implementation() {
        return "jersey";
    }

    @Override
    public String version() {
        return Engines.mavenVersion("com.sun.jersey", "jersey-server");
    }

    @Override
    public Map<Capability, Limitation> unsupported() {
        Map<Capability, Limitation> lacking = new EnumMap<>(Capability.class);
        for (Capability counted :
                List.of(Capability.FILTERS, Capability.INTERCEPTORS, Capability.NAME_BINDING, Capability.VALIDATION)) {
            lacking.put(counted, NOT_CALLED);
        }
        lacking.put(
                Capability.BEAN_PARAMETERS,
                new Limitation(NOT_IN_1, Limitation.Failure.WRONG_ANSWER, List.of("answered 415", "answered 500")));
        if (version().startsWith("1.17")) {
            lacking.put(
                    Capability.READER,
                    Limitation.answersWrong("the end of what a Reader gives is not written", "payloads/reader"));
        }
        lacking.put(Capability.CLIENT, FeatureJars.hasNone(NOT_IN_1));
        lacking.put(Capability.LOOPBACK_CLIENT, FeatureJars.hasNone(NOT_IN_1));
        lacking.put(Capability.OWN_JSON_B, FeatureJars.hasNone("it knows no JSON-B"));
        lacking.put(Capability.ASYNC_RESPONSE, Limitation.answersWrong(NOT_IN_1, "answered 415"));
        lacking.put(Capability.COMPLETION_STAGE, Limitation.answersWrong(NOT_IN_1, "answered 500"));
        lacking.put(Capability.SECURITY_CONTEXT, Limitation.answersWrong(NOT_IN_1, "answered 500"));
        return lacking;
    }

    @Override
    public void start(AppConfig config) {
        ResourceConfig resources = config.application()
                .<ResourceConfig>map(own -> new DeferredResourceConfig(((Application) own.object()).getClass()))
                .orElseGet(DefaultResourceConfig::new);
        config.application().ifPresent(own -> resources.getClasses().addAll(own.named()));
        root = URI.create(config.path() + "/").getPath();
        for (Class<?> resource : config.resources()) {
            if (config.has(Feature.SINGLETONS)) {
                resources.getSingletons().add(AppConfig.singleton(resource));
            } else {
                resources.getClasses().add(resource);
            }
        }
        resources.getClasses().addAll(config.providers());
        resources.getClasses().addAll(FeatureJars.classes(config));
        resources.getFeatures().put(ResourceConfig.FEATURE_DISABLE_WADL, !config.has(Feature.SHIPPED));
        config.application().ifPresent(own -> resources.getProperties().putAll(own.properties()));
        if (config.has(Feature.GZIP)) {
            String filter = GZIPContentEncodingFilter.class.getName();
            resources.getProperties().put(ResourceConfig.PROPERTY_CONTAINER_REQUEST_FILTERS, filter);
            resources.getProperties().put(ResourceConfig.PROPERTY_CONTAINER_RESPONSE_FILTERS, filter);
        }
        application = WebApplicationFactory.createWebApplication();
        application.initiate(resources);
    }

    @Override
    public Object newRequest(Exchange exchange) throws URISyntaxException {
        return request(exchange.request());
    }

    @Override
    public void dispatch(Exchange exchange) throws Exception {
        requests.set(exchange);
        responses.set(exchange);
        try {
            application.handleRequest(request(exchange.request()), new SinkWriter(exchange));
        } catch (RuntimeException e) {
            // What no mapper takes comes out here, and its containers answer so.
            exchange.status(SERVER_ERROR);
        } finally {
            requests.set(null);
            responses.set(null);
        }
    }

    @Override
    public void close() {
        if (application != null) {
            application.destroy();
        }
        application = null;
    }

    /** As its container for Grizzly 2 makes one, which has the path encoded once more. */
    private ContainerRequest request(Request request) throws URISyntaxException {
        ParsedRequest parsed = new ParsedRequest(request);
        URI base = new URI(Request.SCHEME, null, Request.HOST, Request.PORT, root, null, null);
        String target = UriBuilder.fromPath(parsed.path()).build().toString();
        if (parsed.query() != null) {
            target = target + "?" + parsed.query();
        }
        InBoundHeaders headers = new InBoundHeaders();
        for (int i = 0; i < parsed.headers(); i++) {
            headers.add(parsed.name(i), parsed.value(i));
        }
        return new ContainerRequest(
                application, request.method(), base, base.resolve(target), headers, request.newBody());
    }

    /** Takes the answer as a container's writer does. */
    private record SinkWriter(Exchange exchange) implements ContainerResponseWriter {

        @Override
        public OutputStream writeStatusAndHeaders(long length, ContainerResponse response) {
            exchange.status(response.getStatus());
            exchange.contentLength(length);
            response.getHttpHeaders()
                    .forEach((name, values) ->
                            values.forEach(value -> exchange.header(name, ContainerResponse.getHeaderValue(value))));
            return exchange.sink();
        }

        @Override
        public void finish() {
            // the sink has everything
        }
    }
}
