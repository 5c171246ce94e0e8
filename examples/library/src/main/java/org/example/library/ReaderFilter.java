package org.example.library;

import javax.ws.rs.container.ContainerRequestContext;
import javax.ws.rs.container.ContainerRequestFilter;
import javax.ws.rs.core.HttpHeaders;
import javax.ws.rs.core.Response;
import javax.ws.rs.ext.Provider;

/** Sends away who wants to see a member and does not say who she is. */
@Provider
public class ReaderFilter implements ContainerRequestFilter {

    @Override
    public void filter(ContainerRequestContext request) {
        if (request.getUriInfo().getPathSegments().get(0).getPath().equals("members")
                && request.getHeaderString(HttpHeaders.AUTHORIZATION) == null) {
            request.abortWith(Response.status(Response.Status.UNAUTHORIZED).build());
        }
    }
}
