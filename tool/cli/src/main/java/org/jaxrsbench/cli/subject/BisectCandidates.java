package org.jaxrsbench.cli.subject;

import java.io.IOException;
import java.util.List;
import org.jaxrsbench.cli.subject.ReleaseHistory.Release;
import org.jaxrsbench.format.BadInputException;

/** The candidates of a search: releases, or commits. */
public interface BisectCandidates {

    /**
     * The names from a good one to a bad one, two or more, along one branch.
     *
     * @throws BadInputException if one of them is no candidate, or the good one does not come before the bad one
     */
    List<String> between(String good, String bad) throws IOException, InterruptedException;

    /** Makes one ready to be measured, or says why it cannot be. */
    Release tried(String name) throws IOException, InterruptedException;

    /** One as a subject. */
    String subject(String name);
}
