package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jaxrsbench.recordings.FrameShares;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.view.Reports;
import org.jaxrsbench.view.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** One page of runs. */
@Command(
        name = "report",
        header = "Writes runs as one HTML page that needs no network, and as pictures.",
        description = {
            "The page shows what the run folders hold: ratios, a check's verdicts, published claims, latencies, and what ran beside"
                    + " the measurement. The last line that the command prints is the page's path.",
            "Of a flight recording it prints the frames by their share of the samples, for CPU and for allocation. A frame counts once for each sample of a worker that has it anywhere in its stack."
        },
        footer = {
            "  scripts/bench report results/RUN -o report.html --svg pictures",
            "  scripts/bench report RECORDING.jfr"
        })
public final class ReportCommand implements Callable<Integer> {

    /** Of a recording. */
    private static final int MOST_FRAMES = 40;

    @Parameters(
            paramLabel = "RUN",
            arity = "1..*",
            description =
                    "Run folders, files that JMH wrote with -rf json, and files history-….csv, in the order in which they are shown. All shards of a run are one run. Or one flight recording of a fork, as -prof jfr leaves it.")
    private List<Path> runs;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            description = "The page (default: report.html in the first run folder, or beside a history).")
    private Path page;

    @Option(
            names = "--svg",
            paramLabel = "FOLDER",
            description = "Write every chart as SVG files there, too, for light and for dark pages.")
    private Path pictures;

    @Override
    public Integer call() {
        if (runs.size() == 1 && runs.get(0).toString().endsWith(".jfr")) {
            shares(runs.get(0)).forEach(System.out::println);
            return ExitCode.PASS.code();
        }
        if (pictures != null) {
            Reports.pictures(runs, pictures).forEach(System.out::println);
        }
        Path file = page == null ? besideFirst() : page;
        Reports.page(runs, file);
        System.out.println(file);
        return ExitCode.PASS.code();
    }

    private Path besideFirst() {
        Path first = runs.get(0);
        return Files.isRegularFile(first)
                ? first.resolveSibling(first.getFileName().toString().replaceFirst("\\.(csv|json)$", "") + ".html")
                : first.resolve(Reports.FILE);
    }

    /**
     * The frames of a flight recording by their share of the samples, for CPU and for allocation: a line each.
     *
     * @throws BadInputException if it is none
     */
    private static List<String> shares(Path recording) {
        if (!Files.isRegularFile(recording)) {
            throw new BadInputException(recording + ": there is no such recording");
        }
        List<String> lines = new ArrayList<>();
        try {
            for (FrameShares.Kind kind : FrameShares.Kind.values()) {
                FrameShares of = FrameShares.of(recording, kind);
                lines.add(kind.name().toLowerCase(Locale.ROOT) + ", " + of.samples() + " samples");
                of.inclusive().entrySet().stream()
                        .sorted(Map.Entry.<String, Double>comparingByValue()
                                .reversed()
                                .thenComparing(Map.Entry.comparingByKey()))
                        .limit(MOST_FRAMES)
                        .map(f -> Words.share(f.getValue()) + "  " + f.getKey())
                        .forEach(lines::add);
            }
            return lines;
        } catch (IOException e) {
            throw new BadInputException(recording + ": is no flight recording: " + e.getMessage());
        }
    }
}
