package org.jaxrsbench.resteasy;

import org.jboss.resteasy.core.ResteasyDeploymentImpl;
import org.jboss.resteasy.spi.ResteasyDeployment;

/** What release 4 and later calls its things. */
final class Line {

    /** The artifact whose version is the release's. */
    static final String ARTIFACT = "resteasy-core";

    private Line() {}

    static ResteasyDeployment newDeployment() {
        return new ResteasyDeploymentImpl();
    }
}
