package org.jaxrsbench.jersey;

import java.net.URI;
import java.util.concurrent.Future;
import org.glassfish.jersey.internal.MapPropertiesDelegate;
import org.glassfish.jersey.server.ApplicationHandler;
import org.glassfish.jersey.server.ContainerRequest;
import org.glassfish.jersey.server.ContainerResponse;
import org.glassfish.jersey.server.ResourceConfig;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Engines;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.engine.Request;

/**
 * Drives Jersey through its {@link ApplicationHandler}, as its containers do. Only API that is the same from 2.0 on is
 * used and nothing of {@code ws.rs} is imported, so one source serves both namespaces.
 */
public final class JerseyEngine implements JaxRsEngine {

    // The deployment's, as Jersey's Netty container keeps it. The request's own URI is made again each time.
    private static final URI BASE = URI.create(Request.BASE);

    private ApplicationHandler handler;

    @Override
    public String implementation() {
        return "jersey";
    }

    @Override
    public String version() {
        return Engines.mavenVersion("org.glassfish.jersey.core", "jersey-server");
    }

    @Override
    public void start(AppConfig config) {
        ResourceConfig application = new ResourceConfig();
        config.resources().forEach(application::register);
        config.providers().forEach(application::register);
        // On by default up to 2.26 and silently off later; by name, because constants appeared over time.
        application.property("jersey.config.server.wadl.disableWadl", true);
        // On where it is on the class path. Jersey then leaves its own feature out, and no validator is ever made.
        application.property("jersey.config.beanValidation.disable.server", !config.validation());
        config.properties().forEach(application::property);
        handler = new ApplicationHandler(application);
    }

    @Override
    public Object newRequest(Exchange exchange) {
        return request(exchange.request());
    }

    @Override
    public void dispatch(Exchange exchange) throws Exception {
        Future<ContainerResponse> answer = handler.apply(request(exchange.request()), exchange.sink());
        // Complete already: nothing here is asynchronous. Reading it is what makes a failure visible.
        ContainerResponse response = answer.get();
        exchange.status(response.getStatus());
        if (exchange.recording()) {
            exchange.contentType(contentType(response));
        }
    }

    /** Put together here: as a string, 2.16 shows {@code {text/plain, q=1000}}. */
    private static String contentType(ContainerResponse response) {
        var type = response.getMediaType();
        if (type == null) {
            return null;
        }
        StringBuilder text = new StringBuilder(type.getType() + "/" + type.getSubtype());
        type.getParameters()
                .forEach((name, value) ->
                        text.append(';').append(name).append('=').append(value));
        return text.toString();
    }

    @Override
    public void close() {
        handler = null;
    }

    /** Both URIs are absolute: with a relative or missing base the answer is a fast 404. */
    // The constructor is deprecated for one that releases up to 2.27 do not have.
    @SuppressWarnings("deprecation")
    private static ContainerRequest request(Request request) {
        ContainerRequest made = new ContainerRequest(
                BASE, URI.create(request.newUri()), request.method(), null, new MapPropertiesDelegate());
        for (int i = 0; i < request.headers(); i++) {
            made.header(request.newHeaderName(i), request.newHeaderValue(i));
        }
        if (request.hasBody()) {
            made.setEntityStream(request.newBody());
        }
        return made;
    }
}
