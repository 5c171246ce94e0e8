package org.jaxrsbench.lab.estimators;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jaxrsbench.lab.turns.TurnScheme;
import org.jaxrsbench.results.BadInputException;

/**
 * A way to measure a pair of forks.
 *
 * @param name what tables call it
 * @param scheme how live forks share the time; empty when one runs after the other has ended
 * @param warmup JMH's warm-up, {@code 30x200ms}
 * @param windowCount measured iterations
 * @param windowMillis how long each is
 * @param flags JVM flags beside those that every fork gets
 */
public record PairingMethod(
        String name, Optional<TurnScheme> scheme, String warmup, int windowCount, int windowMillis, String flags) {

    private static final String HEAP = "-Xms1g -Xmx1g -XX:+AlwaysPreTouch --add-opens=java.base/java.lang=ALL-UNNAMED ";
    private static final String SERIAL = HEAP + "-XX:+UseSerialGC";
    private static final String QUIET = SERIAL + " -Djaxrsbench.settle=10000";

    /** The ways of the study. */
    public static List<PairingMethod> all() {
        return List.of(
                new PairingMethod("back-to-back-100ms", Optional.empty(), "30x200ms", 20, 100, SERIAL),
                turns("turns-100ms", "30x200ms", 20, 100, SERIAL),
                turns("turns-20ms", "30x200ms", 100, 20, SERIAL),
                turns("turns-10ms", "30x200ms", 200, 10, SERIAL),
                turns("turns-5ms", "30x200ms", 400, 5, SERIAL),
                new PairingMethod(
                        "turns-stopped-10ms", Optional.of(TurnScheme.TURNS_STOPPED), "30x200ms", 200, 10, SERIAL),
                new PairingMethod(
                        "together-swapped-100ms",
                        Optional.of(TurnScheme.TOGETHER_SWAPPED),
                        "30x200ms",
                        20,
                        100,
                        SERIAL),
                turns("turns-10ms-quiet", "5x200ms", 200, 10, QUIET),
                new PairingMethod(
                        "turns-10ms-quiet-pinned", Optional.of(TurnScheme.TURNS_PINNED), "5x200ms", 200, 10, QUIET),
                turns("turns-10ms-batch", "20x200ms", 200, 10, SERIAL + " -Xbatch"),
                turns("turns-10ms-c2", "25x200ms", 200, 10, SERIAL + " -XX:-TieredCompilation"),
                turns("turns-10ms-g1", "30x200ms", 200, 10, HEAP + "-XX:+UseG1GC"));
    }

    /**
     * The way with this name.
     *
     * @throws BadInputException when there is none
     */
    public static PairingMethod named(String name) {
        return all().stream()
                .filter(way -> way.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new BadInputException("way '" + name + "': expected one of "
                        + all().stream().map(PairingMethod::name).collect(Collectors.joining(", "))));
    }

    private static PairingMethod turns(String name, String warmup, int windows, int millis, String flags) {
        return new PairingMethod(name, Optional.of(TurnScheme.TURNS), warmup, windows, millis, flags);
    }

    /** JMH's arguments for the times and the flags. */
    public List<String> arguments() {
        String[] warm = warmup.split("x");
        return List.of(
                "-wi",
                warm[0],
                "-w",
                warm[1],
                "-i",
                Integer.toString(windowCount),
                "-r",
                windowMillis + "ms",
                "-jvmArgsAppend",
                flags);
    }
}
