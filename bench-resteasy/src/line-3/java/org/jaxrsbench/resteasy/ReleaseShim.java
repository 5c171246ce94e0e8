package org.jaxrsbench.resteasy;

import org.jboss.resteasy.spi.ResteasyDeployment;

/** What release 3 calls its things. */
final class ReleaseShim {

    /** The artifact whose version is the release's. */
    static final String ARTIFACT = "resteasy-jaxrs";

    private ReleaseShim() {}

    static ResteasyDeployment newDeployment() {
        return new ResteasyDeployment();
    }
}
