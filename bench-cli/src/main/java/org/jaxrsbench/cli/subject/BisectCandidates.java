package org.jaxrsbench.cli.subject;

import java.io.IOException;
import org.jaxrsbench.cli.subject.ReleaseHistory.Release;

/** What a search goes through: releases, or commits. */
public interface BisectCandidates {

    /** Makes one ready to be measured, or says why it cannot be. */
    Release tried(String name) throws IOException, InterruptedException;

    /** One as a subject. */
    String subject(String name);
}
