package org.jaxrsbench.cli.subject;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Releases of a toy checkout, compiled by a stand-in for Maven. */
public final class ToyReleases {

    private ToyReleases() {}

    /** With the checkout's own settings; each line compiles. */
    public static Releases of(ToyCheckout toy) {
        return of(toy, ToyReleases::leaveClasses);
    }

    /** With the checkout's own settings. */
    static Releases of(ToyCheckout toy, LineClasses.Compiler compiler) {
        return new Releases(toy.checkout(), toy.mavenSettings(), compiler, System.err);
    }

    /** Leaves class folders as a build of a line would, with its profile in them. */
    static Optional<String> leaveClasses(Path checkout, String module, String profile, boolean tests)
            throws IOException {
        List<String> outputs = new ArrayList<>();
        for (String kind : tests ? List.of("classes", "test-classes") : List.of("classes")) {
            outputs.add(module + "/target/" + kind + "-" + profile);
            for (String shared : List.of("bench-common", "tool/runner", "tool/stats", "tool/format")) {
                outputs.add(shared + "/target/" + kind);
            }
        }
        for (String output : outputs) {
            Path classes = Files.createDirectories(checkout.resolve(output).resolve("p"));
            Files.writeString(classes.resolve("A.class"), profile);
        }
        return Optional.empty();
    }
}
