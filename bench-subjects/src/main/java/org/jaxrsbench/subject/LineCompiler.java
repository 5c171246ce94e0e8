package org.jaxrsbench.subject;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Compiles a module of a checkout, and what it needs, for a line of releases. */
@FunctionalInterface
interface LineCompiler {

    /** The checkout's own build; its tests, too, or Maven looks for those of other modules in a repository, where a stranger has none. */
    LineCompiler MAVEN = (checkout, module, profile, tests) ->
            Maven.build(checkout, List.of(module), List.of("-P" + profile), "test-compile");

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
