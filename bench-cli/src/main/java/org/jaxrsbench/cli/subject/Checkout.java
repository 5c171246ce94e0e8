package org.jaxrsbench.cli.subject;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jaxrsbench.results.BadInputException;

/** Finds the checkout whose subjects are built and measured. */
public final class Checkout {

    private Checkout() {}

    /** The checkout that this belongs to: named by the launcher, or found above the jar or the current folder. */
    public static Path find() {
        String named = System.getProperty("jaxrsbench.root");
        if (named != null) {
            return Path.of(named);
        }
        for (Path folder = Path.of("").toAbsolutePath(); folder != null; folder = folder.getParent()) {
            if (Files.isRegularFile(folder.resolve("bench-common/pom.xml"))) {
                return folder;
            }
        }
        throw new BadInputException("no checkout of jaxrs-bench at or above the current folder;"
                + " run it from there, or through scripts/bench");
    }
}
