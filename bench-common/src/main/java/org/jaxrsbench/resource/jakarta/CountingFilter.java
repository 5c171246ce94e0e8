package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import org.jaxrsbench.resource.CallLog;

/** Does nothing but count, on the way in and on the way out. */
public abstract class CountingFilter implements ContainerRequestFilter, ContainerResponseFilter {

    @Override
    public void filter(ContainerRequestContext request) {
        CallLog.count();
    }

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        CallLog.count();
    }
}
