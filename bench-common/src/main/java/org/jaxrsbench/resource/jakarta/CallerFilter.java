package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.core.SecurityContext;
import jakarta.ws.rs.ext.Provider;
import java.security.Principal;

/** Says who calls, as an application's authentication filter does. */
@Provider
public class CallerFilter implements ContainerRequestFilter {

    @Override
    public void filter(ContainerRequestContext request) {
        request.setSecurityContext(new Caller("jane"));
    }

    private record Caller(String name) implements SecurityContext, Principal {

        @Override
        public String getName() {
            return name;
        }

        @Override
        public Principal getUserPrincipal() {
            return this;
        }

        @Override
        public boolean isUserInRole(String role) {
            return false;
        }

        @Override
        public boolean isSecure() {
            return false;
        }

        @Override
        public String getAuthenticationScheme() {
            return BASIC_AUTH;
        }
    }
}
