package org.jaxrsbench.subject.matrix;

import java.nio.file.Path;
import org.jaxrsbench.subject.ImplementationModule;

/**
 * One release on one JDK.
 *
 * @param listed whether only a repository's list names it: such a release need not resolve
 * @param jdk the JDK's major version
 * @param java its {@code bin/java}
 */
record Cell(ImplementationModule module, String version, boolean listed, int jdk, Path java) {

    /** As a subject is written. */
    String label() {
        return module.name() + ":" + version + "@" + jdk;
    }

    /** The folder that its reports go to. */
    Path reports(Path folder) {
        return folder.resolve(module.name() + "-" + version + "@" + jdk);
    }
}
