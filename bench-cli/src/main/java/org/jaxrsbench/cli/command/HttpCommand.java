package org.jaxrsbench.cli.command;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jaxrsbench.cli.http.Endpoint;
import org.jaxrsbench.cli.http.HttpRun;
import org.jaxrsbench.cli.http.HttpSubject;
import org.jaxrsbench.cli.http.LoadGenerator;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.ExitCode;
import org.jaxrsbench.results.RunFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures real servers over loopback. */
@Command(
        name = "http",
        mixinStandardHelpOptions = true,
        description = {
            "Measures real servers over loopback under load, taking turns slice by slice.",
            "A server is launched once a round: rounds are what intervals come from."
        })
public final class HttpCommand implements Callable<Integer> {

    /** What the generator takes. */
    private static final long MOST = 1_000_000_000;

    private static final long MOST_SECONDS = MOST / 1000;
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
            description = "The warm-up's end where fewer are answered in that time (default: ${DEFAULT-VALUE}).")
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

    @Option(
            names = "--load",
            paramLabel = "GENERATOR",
            description = "What makes the requests: a name in bench-http/generators.csv (default: its first).")
    private String load;

    @Option(names = "--seed", description = "Seed of the order (default: from the clock).")
    private Long seed;

    @Option(names = "--out", description = "Folder that run folders are made in (default: results in the checkout).")
    private Path out;

    @Override
    public Integer call() throws IOException, InterruptedException {
        PrintStream progress = System.err;
        Path checkout = Checkout.find();
        List<HttpSubject> chosen = HttpSubject.of(
                checkout,
                subjects.isEmpty() ? List.copyOf(HttpSubject.all(checkout).keySet()) : subjects);
        if (list) {
            chosen.forEach(s -> s.endpoints().forEach(e -> System.out.println(s.label() + "  " + e)));
            return ExitCode.PASS.code();
        }
        between("--rounds", rounds, MOST);
        between("--slices", slices, MOST);
        between("--slice", millis, MOST);
        between("--warm", warm, MOST);
        between("--warm-limit", warmLimit, MOST_SECONDS);
        between("--users", users, MOST_USERS);
        if (rate != null) {
            between("--rate", rate, MOST_REQUESTS_A_SECOND);
        }
        LoadGenerator generator = LoadGenerator.of(checkout, load);
        if (rate != null && !generator.knowsOpenModel()) {
            throw new BadInputException("--rate " + rate + ": " + generator.name() + " knows the closed model only");
        }
        List<HttpRun.Target> targets = targets(chosen);
        RunFolder folder = RunFolder.create(out == null ? checkout.resolve("results") : out, "http", Clock.systemUTC());
        HttpRun.Settings settings = new HttpRun.Settings(
                users, rate == null ? 0 : rate, rounds, slices, millis, warm, 1000 * warmLimit, HttpSession.FLAGS);
        HttpSession.Finished finished = HttpSession.measure(
                checkout,
                folder,
                targets,
                settings,
                generator,
                Optional.ofNullable(seed).orElseGet(System::nanoTime),
                progress);
        System.out.println(folder.path());
        return (finished.failed() ? ExitCode.MEASUREMENT_FAILED : ExitCode.PASS).code();
    }

    private List<HttpRun.Target> targets(List<HttpSubject> chosen) {
        List<HttpRun.Target> targets = new ArrayList<>();
        for (HttpSubject subject : chosen) {
            for (Endpoint endpoint : subject.endpoints()) {
                if (endpoints.isEmpty() || endpoints.contains(endpoint.toString())) {
                    targets.add(new HttpRun.Target(subject, endpoint));
                }
            }
        }
        if (targets.isEmpty()) {
            throw new BadInputException("--endpoint " + String.join(", ", endpoints)
                    + ": no chosen server answers it; --list shows what each answers");
        }
        return targets;
    }

    private static void between(String option, long value, long most) {
        if (value < 1 || value > most) {
            throw new BadInputException(option + " " + value + ": expected 1 to " + most);
        }
    }
}
