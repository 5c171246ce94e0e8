package org.jaxrsbench.cli.command;

import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.driver.HttpSettings;
import org.jaxrsbench.driver.LoadGenerator;
import org.jaxrsbench.results.BadInputException;
import picocli.CommandLine.Option;

/** How much load servers get, and from what. */
final class LoadOptions {

    /** What a generator takes. */
    private static final long MOST = 1_000_000_000;

    private static final long MOST_SECONDS = MOST / 1000;
    private static final long MOST_USERS = 100_000;
    private static final long MOST_REQUESTS_A_SECOND = 10_000_000;
    private static final int MOST_GENERATORS = 16;

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

    @Option(
            names = "--load",
            paramLabel = "GENERATOR",
            description = "What makes the requests: a name in bench-http/generators.csv (default: its first).")
    private String load;

    @Option(
            names = "--generators",
            defaultValue = "1",
            paramLabel = "N",
            description =
                    "Processes that divide users and rate among them and begin each slice together (default: ${DEFAULT-VALUE}).")
    private int generators;

    /**
     * The settings that were asked for.
     *
     * @param flags JVM flags of every server
     * @throws BadInputException if a number is out of range
     */
    HttpSettings settings(List<String> flags) {
        between("--rounds", rounds, MOST);
        between("--slices", slices, MOST);
        between("--slice", millis, MOST);
        between("--warm", warm, MOST);
        between("--warm-limit", warmLimit, MOST_SECONDS);
        between("--users", users, MOST_USERS);
        if (rate != null) {
            between("--rate", rate, MOST_REQUESTS_A_SECOND);
        }
        return new HttpSettings(users, rate == null ? 0 : rate, rounds, slices, millis, warm, 1000 * warmLimit, flags);
    }

    /**
     * The generator that was asked for.
     *
     * @throws BadInputException if there is no such generator, it does not know the model that was asked for, or the load
     *     cannot be divided among as many of it
     */
    LoadGenerator generator(Path checkout) {
        LoadGenerator generator = LoadGenerator.of(checkout, load);
        if (rate != null && !generator.knowsOpenModel()) {
            throw new BadInputException("--rate " + rate + ": " + generator.name()
                    + " knows the closed model only; leave --rate out, or name another --load");
        }
        between("--generators", generators, MOST_GENERATORS);
        if (generators > 1 && !generator.canDivide()) {
            throw new BadInputException("--generators " + generators + ": " + generator.name()
                    + " cannot be told when to begin; leave --generators out, or name another --load");
        }
        divisible("--users", users);
        if (rate != null) {
            divisible("--rate", rate);
        }
        return generator.times(generators);
    }

    private void divisible(String option, long total) {
        if (generators > total) {
            throw new BadInputException("--generators " + generators + ": more than " + option + " " + total
                    + ", which they divide among them; ask for fewer generators, or for more with " + option);
        }
    }

    private static void between(String option, long value, long most) {
        if (value < 1 || value > most) {
            throw new BadInputException(option + " " + value + ": expected 1 to " + most);
        }
    }
}
