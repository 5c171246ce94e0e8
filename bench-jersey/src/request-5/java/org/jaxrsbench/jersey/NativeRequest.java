package org.jaxrsbench.jersey;

import java.net.URI;
import org.glassfish.jersey.internal.MapPropertiesDelegate;
import org.glassfish.jersey.server.ApplicationHandler;
import org.glassfish.jersey.server.ContainerRequest;

/**
 * Jersey's request, as its containers make it. Up to 2.29 the application's
 * configuration is no part of it.
 */
final class NativeRequest {

    private NativeRequest() {}

    static ContainerRequest of(ApplicationHandler handler, URI base, URI uri, String method, Anonymous caller) {
        return new ContainerRequest(base, uri, method, caller, new MapPropertiesDelegate());
    }
}
