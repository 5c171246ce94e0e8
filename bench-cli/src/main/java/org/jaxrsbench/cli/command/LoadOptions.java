package org.jaxrsbench.cli.command;

import java.util.List;
import org.jaxrsbench.loopback.HttpSettings;
import org.jaxrsbench.results.BadInputException;
import picocli.CommandLine.Option;

/** How much load servers get. */
final class LoadOptions {

    /** What a generator takes. */
    private static final long MOST = 1_000_000_000;

    private static final long MOST_SECONDS = MOST / 1000;
    private static final long MOST_USERS = 100_000;
    private static final long MOST_REQUESTS_A_SECOND = 10_000_000;

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

    private static void between(String option, long value, long most) {
        if (value < 1 || value > most) {
            throw new BadInputException(option + " " + value + ": expected 1 to " + most);
        }
    }
}
