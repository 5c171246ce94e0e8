package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.format.RunFolder;
import picocli.CommandLine.Option;

/** The folder in which a command creates its run folders, and the seed of its orders. */
public class OutOption {

    @Option(
            names = "--out",
            description = "Folder in which run folders are created (default: results in the checkout, or here).")
    private Path out;

    @Option(names = "--seed", description = "Random seed of orders and coin flips (default: from the clock).")
    private Long seed;

    /** The folder in which run folders are created. */
    public Path results() {
        return out == null ? Checkout.orHere().resolve("results") : out;
    }

    /** Where a command that goes on with a file of its own has it: in the folder that was named, or else in a new one. */
    public Path file(String name) throws IOException {
        return out == null
                ? create(name.replaceFirst("\\..*", "")).path().resolve(name)
                : Files.createDirectories(out).resolve(name);
    }

    /** A new folder whose name says this after the time. */
    public RunFolder create(String name) {
        return RunFolder.create(results(), name, Clock.systemUTC());
    }

    public long seed() {
        return seed == null ? System.nanoTime() : seed;
    }
}
