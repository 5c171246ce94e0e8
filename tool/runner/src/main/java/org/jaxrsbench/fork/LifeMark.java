package org.jaxrsbench.fork;

import java.util.List;
import java.util.Optional;

/**
 * A line that a JVM says of its own life to the process that launched it, on a stream that implementations write to as well.
 *
 * @param word where it is
 * @param clockNanos its own clock, from no particular moment on: whoever reads the line may be late
 * @param cpuNanos CPU time of the process so far
 * @param more what else there is to say; words without a space
 */
public record LifeMark(String word, long clockNanos, long cpuNanos, List<String> more) {

    /** The program that starts an application and ends: its marks are these words, in this order. */
    public static final String COLD_START = "org.jaxrsbench.lifetime.ColdStart";

    /** Main was entered. */
    public static final String MAIN = "main";

    /** The application's classes and the request are there. */
    public static final String READY = "ready";

    /** The application is booted; the first request is answered and checked. */
    public static final String ANSWERED = "answered";

    /** More: the heap that stays reachable, in bytes, and the versions of JVM and JDK. */
    public static final String RETAINED = "retained";

    private static final String FIRST_WORD = "jaxrs-bench";
    private static final int FIXED_WORDS = 4;

    /** Keeps a copy. */
    public LifeMark {
        more = List.copyOf(more);
    }

    /**
     * The line, without its end, of what a JVM says while its start is timed: without streams, lambdas and the compiler's own joining of
     * strings, whose classes would be loaded in that start.
     */
    public static String line(String word, long clockNanos, long cpuNanos, Object... more) {
        StringBuilder line = new StringBuilder(FIRST_WORD)
                .append(' ')
                .append(word)
                .append(' ')
                .append(clockNanos)
                .append(' ')
                .append(cpuNanos);
        for (Object one : more) {
            line.append(' ').append(one);
        }
        return line.toString();
    }

    /** The message in a line; empty if another program wrote the line. */
    public static Optional<LifeMark> of(String line) {
        List<String> words = List.of(line.split(" "));
        if (words.size() < FIXED_WORDS || !words.get(0).equals(FIRST_WORD)) {
            return Optional.empty();
        }
        return Optional.of(new LifeMark(
                words.get(1),
                Long.parseLong(words.get(2)),
                Long.parseLong(words.get(3)),
                words.subList(FIXED_WORDS, words.size())));
    }
}
