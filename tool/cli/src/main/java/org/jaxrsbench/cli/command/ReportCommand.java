package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jaxrsbench.cli.flame.FlameGraphs;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.ExitCode;
import org.jaxrsbench.recordings.FrameShares;
import org.jaxrsbench.view.Reports;
import org.jaxrsbench.view.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** One page of runs. */
@Command(
        name = "report",
        header = "Writes runs as one HTML page that needs no network, and as pictures.",
        description = {
            "The page shows what the run folders hold: ratios, a check's verdicts, published claims, latencies, and what ran beside"
                    + " the measurement. The last line that the command prints is the page's path.",
            "For a flight recording it prints the frames by their share of the samples, for CPU and for allocation. A frame counts once for each sample of a worker that has it anywhere in its stack.",
            "With --out it draws the recording as a flame graph, and two recordings as their difference."
        },
        footer = {
            "  scripts/bench report results/RUN -o report.html --svg pictures",
            "  scripts/bench report RECORDING.jfr",
            "  scripts/bench report BEFORE.jfr AFTER.jfr -o difference.html"
        })
public final class ReportCommand implements Callable<Integer> {

    /** The most frames of a recording that are printed. */
    private static final int MOST_FRAMES = 40;

    @Parameters(
            paramLabel = "RUN",
            arity = "1..*",
            description =
                    "Run folders, files that JMH wrote with -rf json, files history-….csv, and folders of scaling --search, in the order in which they are shown. All shards of a run are one run. Or one or two flight recordings of forks, as -prof jfr writes them.")
    private List<Path> runs;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            description = "The page (default: report.html in the first run folder, or beside a file, under its name).")
    private Path page;

    @Option(
            names = "--svg",
            paramLabel = "FOLDER",
            description = "Also write every chart as SVG into this folder, for light and for dark pages.")
    private Path pictures;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (page != null && !page.toString().matches(".*\\.html?")) {
            throw new BadInputException("--out " + page + ": a page is HTML; expected a name that ends in .html");
        }
        if (runs.size() <= 2 && runs.stream().allMatch(run -> run.toString().endsWith(".jfr"))) {
            recordings();
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
     * Prints the frames of a recording, or draws it, or the difference of two.
     *
     * @throws BadInputException if a file is no recording, or the page cannot be written
     */
    private void recordings() {
        new OneForm(spec, "flight recordings").takesNone(List.of("--svg"));
        Path first = runs.get(0);
        if (page == null) {
            if (runs.size() == 2) {
                throw new BadInputException(
                        "--out is missing: name the page that shows the difference of two recordings");
            }
            for (FrameShares.Kind kind : FrameShares.Kind.values()) {
                print(read(first, kind), kind.name().toLowerCase(Locale.ROOT));
            }
            return;
        }
        FrameShares before = read(first, FrameShares.Kind.CPU);
        try {
            if (runs.size() == 1) {
                FlameGraphs.write(before, first.getFileName().toString(), page);
            } else {
                Path second = runs.get(1);
                String title = second.getFileName() + " against " + first.getFileName() + ", shares";
                // What an operation costs is not in a recording.
                FlameGraphs.difference(before, read(second, FrameShares.Kind.CPU), 1, title, page);
            }
        } catch (IOException e) {
            throw new BadInputException(page + ": cannot be written: " + e.getMessage());
        }
        System.out.println(page);
    }

    private static FrameShares read(Path recording, FrameShares.Kind kind) {
        if (!Files.isRegularFile(recording)) {
            throw new BadInputException(recording + ": there is no such recording");
        }
        try {
            return FrameShares.of(recording, kind);
        } catch (IOException e) {
            throw new BadInputException(recording + ": is no flight recording: " + e.getMessage());
        }
    }

    /** The frames of a flight recording by their share of the samples: a line each. */
    private static void print(FrameShares shares, String kind) {
        System.out.println(kind + ", " + shares.samples() + " samples");
        shares.inclusive().entrySet().stream()
                .sorted(Map.Entry.<String, Double>comparingByValue()
                        .reversed()
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(MOST_FRAMES)
                .forEach(f -> System.out.println(Words.share(f.getValue()) + "  " + f.getKey()));
    }
}
