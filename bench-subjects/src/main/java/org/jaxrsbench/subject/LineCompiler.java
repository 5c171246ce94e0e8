package org.jaxrsbench.subject;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Compiles a module of a checkout, and what it needs, for a line of releases. */
@FunctionalInterface
interface LineCompiler {

    /** The checkout's own build. */
    LineCompiler MAVEN = (checkout, module, profile, tests) ->
            Maven.build(checkout, List.of(module), List.of("-P" + profile), tests ? "test-compile" : "process-classes");

    /**
     * Compiles.
     *
     * @param module its folder's name
     * @param tests whether tests are compiled, too
     * @return why it failed; empty if it did not
     */
    Optional<String> compile(Path checkout, String module, String profile, boolean tests)
            throws IOException, InterruptedException;
}
