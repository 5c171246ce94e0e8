package org.jaxrsbench.cli.subject.resolve;

import java.nio.file.Path;

/** Where the compiled classes of a checkout's own modules are. */
@FunctionalInterface
public interface OwnClasses {

    /**
     * A module's class folder.
     *
     * @param tests whether that of its tests is asked for
     */
    Path of(String artifactId, boolean tests);
}
