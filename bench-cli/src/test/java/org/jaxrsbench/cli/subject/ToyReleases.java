package org.jaxrsbench.cli.subject;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Releases of a toy checkout, compiled by a stand-in for Maven. */
final class ToyReleases {

    private ToyReleases() {}

    /** With the checkout's own settings. */
    static Releases of(ToyCheckout toy, LineClasses.Compiler compiler) {
        return new Releases(toy.checkout(), toy.mavenSettings(), compiler, System.err);
    }

    /** Leaves class folders as a build of a line would, with its profile in them. */
    static Optional<String> leaveClasses(Path checkout, String module, String profile) throws IOException {
        for (String output : List.of(
                module + "/target/classes-" + profile,
                module + "/target/test-classes-" + profile,
                "bench-common/target/classes",
                "bench-common/target/test-classes",
                "bench-runner/target/classes",
                "bench-runner/target/test-classes",
                "bench-view/target/classes",
                "bench-view/target/test-classes",
                "bench-results/target/classes",
                "bench-results/target/test-classes")) {
            Path classes = Files.createDirectories(checkout.resolve(output).resolve("p"));
            Files.writeString(classes.resolve("A.class"), profile);
        }
        return Optional.empty();
    }
}
