package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import org.jaxrsbench.resource.Desk;

/** Does nothing but count, on the way in and on the way out. */
public abstract class CountingFilter implements ContainerRequestFilter, ContainerResponseFilter {

    @Override
    public void filter(ContainerRequestContext request) {
        Desk.count();
    }

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        Desk.count();
    }
}
