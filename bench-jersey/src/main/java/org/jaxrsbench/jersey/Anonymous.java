package org.jaxrsbench.jersey;

import jakarta.ws.rs.core.SecurityContext;
import java.security.Principal;

/** An anonymous caller; one for each request, as Jersey's Grizzly adapter makes it. */
final class Anonymous implements SecurityContext {

    @Override
    public Principal getUserPrincipal() {
        return null;
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
        return null;
    }
}
