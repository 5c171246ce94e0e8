package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jaxrsbench.cli.reproduce.Measurements.Measured;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.loopback.HttpBatch;
import org.jaxrsbench.loopback.HttpSettings;
import org.jaxrsbench.loopback.HttpSubject;
import org.jaxrsbench.loopback.HttpTarget;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.RunFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures real servers over loopback. */
@Command(
        name = "http",
        mixinStandardHelpOptions = true,
        header = "Measures real servers over loopback under load.",
        description =
                "The servers take turns, slice by slice. A server is launched once a round, and intervals come from rounds.",
        footerHeading = "%nExample:%n",
        footer = "  scripts/bench http --subjects jersey-grizzly:2.16 --endpoint 'GET text/sub-class'")
public final class HttpCommand implements Callable<Integer> {

    /** What the load generator counts to. */
    private static final long MOST = 1_000_000_000;

    private static final long MOST_USERS = 100_000;
    private static final long MOST_REQUESTS_A_SECOND = 10_000_000;

    @Option(names = "--subjects", split = ",", paramLabel = "SUBJECT", description = "Servers (default: all).")
    private List<String> subjects = List.of();

    @Option(
            names = "--endpoint",
            paramLabel = "METHOD PATH",
            description = "Only this endpoint, such as 'GET text/sub-class'; may be given again (default: all).")
    private List<String> endpoints = List.of();

    @Option(names = "--list", description = "List servers and their endpoints, and do nothing else.")
    private boolean list;

    @Option(
            names = "--alone",
            description =
                    "Launch each server while no other one is alive, in place of all at once: none is disturbed, and"
                            + " turns are taken by launches.")
    private boolean alone;

    @Option(names = "--rounds", defaultValue = "3", description = "Launches of each (default: ${DEFAULT-VALUE}).")
    private int rounds;

    @Option(names = "--slices", defaultValue = "5", description = "Slices a round (default: ${DEFAULT-VALUE}).")
    private int slices;

    @Option(
            names = "--slice",
            defaultValue = "1000",
            paramLabel = "MILLIS",
            description = "Length of a slice in milliseconds (default: ${DEFAULT-VALUE}).")
    private long millis;

    @Option(
            names = "--warm",
            defaultValue = "100000",
            paramLabel = "REQUESTS",
            description = "Requests to each endpoint before its first slice (default: ${DEFAULT-VALUE}).")
    private long warm;

    @Option(
            names = "--warm-limit",
            defaultValue = "20",
            paramLabel = "SECONDS",
            description = "When the warm-up ends, even if fewer were answered (default: ${DEFAULT-VALUE}).")
    private long warmLimit;

    @Option(
            names = "--users",
            defaultValue = "30",
            description = "Connections; in the closed model each waits for its answer (default: ${DEFAULT-VALUE}).")
    private int users;

    @Option(
            names = "--rate",
            paramLabel = "REQUESTS/S",
            description = "The open model in place of the closed one, at this rate. See docs/http.md on its latencies.")
    private Long rate;

    @Option(names = "--seed", description = "Seed of the order (default: from the clock).")
    private Long seed;

    @Option(names = "--out", description = "Folder that run folders are made in (default: results in the checkout).")
    private Path out;

    @Mixin
    private PageOption page = new PageOption();

    @Override
    public Integer call() throws IOException, InterruptedException {
        Path checkout = Checkout.find();
        List<HttpSubject> chosen = HttpSubject.of(
                checkout,
                subjects.isEmpty() ? List.copyOf(HttpSubject.all(checkout).keySet()) : subjects);
        if (list) {
            chosen.forEach(s -> s.endpoints().forEach(e -> System.out.println(s.label() + "  " + e)));
            return ExitCode.PASS.code();
        }
        HttpSettings settings = settings();
        List<HttpTarget> targets = HttpTarget.select(chosen, endpoints);
        RunFolder folder = RunFolder.create(out == null ? checkout.resolve("results") : out, "http", Clock.systemUTC());
        Measured finished = HttpSession.measure(
                checkout,
                folder,
                batches(targets),
                settings,
                Optional.ofNullable(seed).orElseGet(System::nanoTime),
                System.err);
        page.write(folder.path(), System.err);
        System.out.println(folder.path());
        return (finished.failed() ? ExitCode.MEASUREMENT_FAILED : ExitCode.PASS).code();
    }

    private List<HttpBatch> batches(List<HttpTarget> targets) {
        return targets.stream()
                .collect(Collectors.groupingBy(
                        target -> alone ? target.subject().label() : "", LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream()
                .map(together -> new HttpBatch(together, rounds))
                .toList();
    }

    private HttpSettings settings() {
        between("--rounds", rounds, MOST);
        between("--slices", slices, MOST);
        between("--slice", millis, MOST);
        between("--warm", warm, MOST);
        between("--warm-limit", warmLimit, MOST / 1000);
        between("--users", users, MOST_USERS);
        if (rate != null) {
            between("--rate", rate, MOST_REQUESTS_A_SECOND);
        }
        return new HttpSettings(
                users, rate == null ? 0 : rate, rounds, slices, millis, warm, 1000 * warmLimit, HttpSession.FLAGS);
    }

    private static void between(String option, long value, long most) {
        if (value < 1 || value > most) {
            throw new BadInputException(option + " " + value + ": expected 1 to " + most);
        }
    }
}
