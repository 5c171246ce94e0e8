package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jaxrsbench.driver.recordings.FrameShares;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints where the workers of a recorded fork were. */
@Command(
        name = "frames",
        mixinStandardHelpOptions = true,
        header = "Prints the frames of a flight recording by their share of the samples.",
        description =
                "A frame counts once for each sample of a worker that has it anywhere in its stack, for CPU and for allocation.",
        footerHeading = "%nExample:%n",
        footer = "  scripts/bench frames RECORDING.jfr")
public final class FramesCommand implements Callable<Integer> {

    @Parameters(paramLabel = "RECORDING", description = "A flight recording of a fork, as -prof jfr leaves it.")
    private Path recording;

    @Option(names = "--top", defaultValue = "40", description = "How many frames (default: ${DEFAULT-VALUE}).")
    private int top;

    @Override
    public Integer call() {
        if (!Files.isRegularFile(recording)) {
            throw new BadInputException(recording + ": there is no such recording");
        }
        for (FrameShares.Kind kind : FrameShares.Kind.values()) {
            FrameShares shares;
            try {
                shares = FrameShares.of(recording, kind);
            } catch (IOException e) {
                throw new BadInputException(recording + ": is no flight recording: " + e.getMessage());
            }
            System.out.printf(Locale.ROOT, "%s, %d samples%n", kind.name().toLowerCase(Locale.ROOT), shares.samples());
            shares.shares().entrySet().stream()
                    .sorted(Map.Entry.<String, Double>comparingByValue(Comparator.reverseOrder())
                            .thenComparing(Map.Entry.comparingByKey()))
                    .limit(top)
                    .forEach(f -> System.out.printf(Locale.ROOT, "%6.1f%%  %s%n", 100 * f.getValue(), f.getKey()));
        }
        return ExitCode.PASS.code();
    }
}
