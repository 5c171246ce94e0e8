package org.example.library;

import javax.ws.rs.HttpMethod;
import javax.ws.rs.container.ContainerRequestContext;
import javax.ws.rs.container.ContainerResponseContext;
import javax.ws.rs.container.ContainerResponseFilter;
import javax.ws.rs.core.HttpHeaders;
import javax.ws.rs.ext.Provider;

/** Lets caches keep what was read. */
@Provider
public class CacheFilter implements ContainerResponseFilter {

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        if (request.getMethod().equals(HttpMethod.GET)) {
            response.getHeaders().putSingle(HttpHeaders.CACHE_CONTROL, "max-age=60");
        }
    }
}
