package org.jaxrsbench.resteasy;

import org.jboss.resteasy.spi.ResteasyDeployment;

/** What release 3 calls its things. */
final class ReleaseShim {

    /** The artifact whose version is the release's. */
    static final String ARTIFACT = "resteasy-jaxrs";

    /** The class whose name a started dispatcher goes by in a servlet context. */
    static final String DISPATCHER = "org.jboss.resteasy.core.Dispatcher";

    private ReleaseShim() {}

    static ResteasyDeployment newDeployment() {
        return new ResteasyDeployment();
    }
}
