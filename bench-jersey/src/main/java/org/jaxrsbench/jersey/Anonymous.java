package org.jaxrsbench.jersey;

import jakarta.ws.rs.core.SecurityContext;
import java.security.Principal;

/** Who calls where nobody has to say who they are; one for each request, as Jersey's Grizzly adapter makes it. */
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
