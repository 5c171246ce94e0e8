package org.jaxrsbench.cli.history;

import java.io.IOException;
import org.jaxrsbench.subject.ReleaseHistory;
import org.jaxrsbench.subject.ReleaseHistory.Release;

/**
 * Releases of an implementation.
 *
 * @param history where they come from
 */
public record ReleaseCandidates(String implementation, ReleaseHistory history) implements BisectCandidates {

    @Override
    public Release tried(String version) throws IOException, InterruptedException {
        return history.tried(version);
    }

    @Override
    public String subject(String version) {
        return implementation + ":" + version;
    }
}
