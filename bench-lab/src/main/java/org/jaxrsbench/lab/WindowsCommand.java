package org.jaxrsbench.lab;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.Health;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Summary;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** How busy the compiler was inside the windows of a run. */
@Command(
        name = "windows",
        mixinStandardHelpOptions = true,
        header = "Prints how busy the compiler was in the windows of a run.",
        description = {
            "It prints the compiler's share of a processor by the number of the window among those of its case, over all forks and cases, and how long a turn took beside its window."
        },
        footerHeading = "%nExample:%n",
        footer = "  scripts/lab windows results/RUN")
public final class WindowsCommand implements Callable<Integer> {

    /** The last window of each line of the table; the windows differ most at first. */
    private static final List<Integer> LAST = List.of(1, 2, 3, 5, 8, 12, 18, 25, 35, 50, 100, 200);

    @Parameters(paramLabel = "RUN", arity = "1..*", description = "Run folders that hold health.csv.")
    private List<Path> runs;

    @Override
    public Integer call() {
        for (Path path : runs) {
            RunFolder run = new RunFolder(path);
            Environment environment = run.readEnvironment();
            System.out.println(path.getFileName() + ": " + environment.require("settings")
                    + environment
                            .get("turn_ms")
                            .map(ms -> ", median turn " + ms + " ms")
                            .orElse(""));
            print(run.readHealth());
        }
        return ExitCode.PASS.code();
    }

    private static void print(List<Health> rows) {
        System.out.println("windows      compiler, median  mean   run-delay, mean   (processors)");
        int first = 1;
        for (int last : LAST) {
            int from = first;
            List<Health> own = rows.stream()
                    .filter(h -> h.iteration() >= from && h.iteration() <= last)
                    .toList();
            if (!own.isEmpty()) {
                System.out.printf(
                        Locale.ROOT,
                        "%3d to %3d   %16.3f %5.3f   %15.3f   n=%d%n",
                        first,
                        last,
                        Summary.median(own.stream()
                                .mapToDouble(h -> h.shares().get(Health.COMPILER))
                                .toArray()),
                        mean(own, Health.COMPILER),
                        mean(own, Health.RUN_DELAY),
                        own.size());
            }
            first = last + 1;
        }
    }

    private static double mean(List<Health> rows, String share) {
        return rows.stream().mapToDouble(h -> h.shares().get(share)).average().orElseThrow();
    }
}
