package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.subject.Checkout;
import org.jaxrsbench.subject.Jdks;
import org.jaxrsbench.subject.Releases;
import org.jaxrsbench.subject.matrix.Matrix;
import org.jaxrsbench.subject.matrix.MatrixPlan;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tests engines on many releases. */
@Command(
        name = "matrix",
        mixinStandardHelpOptions = true,
        header = "Tests the engines on many releases.",
        description =
                "It runs the tests of each implementation's module, the contract above all. Without an option, it takes the release that each profile runs. The exit code is 1 if a test failed.",
        footerHeading = "%nExample:%n",
        footer = "  scripts/matrix --newest jersey")
public final class MatrixCommand implements Callable<Integer> {

    @Parameters(
            arity = "0..*",
            paramLabel = "IMPLEMENTATION",
            description = "Only these, such as jersey (default: all).")
    private List<String> implementations = List.of();

    @ArgGroup
    private MatrixSelection selection = new MatrixSelection();

    @Option(
            names = "--jdk",
            split = ",",
            paramLabel = "N",
            description = "JDKs by major version, such as 17,25 (default: the one that runs this).")
    private List<Integer> jdks = List.of();

    @Option(names = "--parallel", defaultValue = "2", description = "Releases at a time (default: ${DEFAULT-VALUE}).")
    private int parallel;

    @Option(
            names = "--limit",
            defaultValue = "600",
            paramLabel = "SECONDS",
            description = "How long one release may take before it counts as failed (default: ${DEFAULT-VALUE}).")
    private int limit;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (parallel < 1 || limit < 1) {
            throw new BadInputException("--parallel " + parallel + " --limit " + limit + ": expected 1 or more");
        }
        Path checkout = Checkout.find();
        try (Releases releases = Releases.ofThisMachine(checkout, System.err)) {
            boolean passed = new Matrix(
                            releases, checkout.resolve("target/matrix"), Duration.ofSeconds(limit), System.out)
                    .test(plan(checkout, releases), parallel);
            return passed ? ExitCode.PASS.code() : ExitCode.REGRESSION.code();
        }
    }

    private MatrixPlan plan(Path checkout, Releases releases) {
        SortedMap<Integer, Path> java = new TreeMap<>();
        Jdks found = Jdks.ofThisMachine();
        jdks.forEach(jdk -> java.put(jdk, found.find(jdk).resolve("bin/java")));
        if (java.isEmpty()) {
            java.put(Runtime.version().feature(), Jdks.current().resolve("bin/java"));
        }
        if (selection.releases().isEmpty()) {
            return MatrixPlan.of(checkout, selection.choice(), implementations, releases, java);
        }
        if (!implementations.isEmpty()) {
            throw new BadInputException("--releases names the implementations, too: leave out " + implementations);
        }
        return MatrixPlan.of(checkout, selection.releases(), java);
    }
}
