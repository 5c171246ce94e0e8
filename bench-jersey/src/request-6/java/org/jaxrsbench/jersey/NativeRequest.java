package org.jaxrsbench.jersey;

import java.net.URI;
import org.glassfish.jersey.internal.MapPropertiesDelegate;
import org.glassfish.jersey.server.ApplicationHandler;
import org.glassfish.jersey.server.ContainerRequest;

/**
 * Jersey's request, as its containers make it. From 2.30 on it is given the
 * application's configuration; without that, releases from 2.34 and 3.0.2 on make one up for each request.
 */
final class NativeRequest {

    private NativeRequest() {}

    static ContainerRequest of(ApplicationHandler handler, URI base, URI uri, String method, Anonymous caller) {
        return new ContainerRequest(base, uri, method, caller, new MapPropertiesDelegate(), handler.getConfiguration());
    }
}
