package org.jaxrsbench.cli.command;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import org.jaxrsbench.cli.servers.HttpRun;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.ExitCode;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.format.RunFolder;
import org.jaxrsbench.loopback.HttpBatch;
import org.jaxrsbench.loopback.HttpSettings;
import org.jaxrsbench.loopback.HttpSubject;
import org.jaxrsbench.loopback.HttpTarget;
import picocli.CommandLine.Option;

/** How servers are put under load: what a run of {@code http:} subjects takes beside what all runs do. */
final class HttpOptions {

    /** Of a server's label, or of {@code all}. */
    static final String PREFIX = "http:";

    /** The largest number that the load generator counts to. */
    private static final long MOST = 1_000_000_000;

    @Option(
            names = "--endpoint",
            paramLabel = "METHOD PATH",
            description = "Only this endpoint, such as 'GET text/sub-class'; may be given again (default: all).")
    private List<String> endpoints = List.of();

    @Option(names = "--list", description = "List the servers and their endpoints, and do nothing else.")
    private boolean list;

    @Option(
            names = "--alone",
            description = "Launch one server at a time instead of all at once: no other server disturbs it, and"
                    + " servers take turns by launches.")
    private boolean alone;

    @Option(names = "--slice", paramLabel = "MILLIS", description = "Length of a slice (default: 1000).")
    private long millis = 1000;

    @Option(
            names = "--warm",
            paramLabel = "REQUESTS",
            description = "Requests to each endpoint before its first slice (default: 100000).")
    private long warm = 100_000;

    @Option(
            names = "--warm-limit",
            paramLabel = "SECONDS",
            description = "Seconds after which the warm-up ends, even if fewer requests were answered (default: 20).")
    private long warmLimit = 20;

    @Option(
            names = "--users",
            description = "Connections; in the closed model each waits for its answer (default: 30).")
    private int users = 30;

    @Option(
            names = "--rate",
            paramLabel = "REQUESTS/S",
            description =
                    "Use the open model instead of the closed one, at this rate; docs/results/http.md says what its latencies mean.")
    private Long rate;

    /**
     * Measures servers, or lists them.
     *
     * @param subjects their labels, with the prefix
     * @param rounds launches of each
     * @param options whose slices, folder and seed are taken
     */
    int measure(List<String> subjects, int rounds, MeasureOptions options, PageOption page)
            throws InterruptedException {
        Path checkout = Checkout.find();
        List<String> labels =
                subjects.stream().map(s -> s.substring(PREFIX.length())).toList();
        List<HttpSubject> chosen = labels.equals(List.of("all"))
                ? List.copyOf(HttpSubject.all(checkout).values())
                : HttpSubject.of(checkout, labels);
        int slices = options.forks.slices(5);
        between("--rounds", rounds, MOST);
        between("--slices", slices, MOST);
        between("--slice", millis, MOST);
        between("--warm", warm, MOST);
        between("--warm-limit", warmLimit, MOST / 1000);
        between("--users", users, 100_000);
        between("--rate", rate == null ? 1 : rate, 10_000_000);
        if (list) {
            HttpTarget.select(chosen, endpoints)
                    .forEach(t -> System.out.println(t.subject().label() + "  " + t.endpoint()));
            return ExitCode.PASS.code();
        }
        HttpSettings settings = new HttpSettings(
                users, rate == null ? 0 : rate, rounds, slices, millis, warm, 1000 * warmLimit, HttpRun.FLAGS);
        List<HttpBatch> batches = HttpTarget.select(chosen, endpoints).stream()
                .collect(Collectors.groupingBy(
                        target -> alone ? target.subject().label() : "", LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream()
                .map(together -> new HttpBatch(together, rounds))
                .toList();
        RunFolder folder = options.forks.out.create("http");
        boolean failed = new HttpRun(checkout, folder, batches, settings, System.err).measure(options.forks.out.seed());
        Run run = Run.read(folder.path());
        PageOption.showTable(run, run.shown(), chosen.get(0).label(), System.err);
        return page.finish(folder.path(), folder.path(), failed);
    }

    private static void between(String option, long value, long most) {
        if (value < 1 || value > most) {
            throw new BadInputException(option + " " + value + ": expected 1 to " + most);
        }
    }
}
