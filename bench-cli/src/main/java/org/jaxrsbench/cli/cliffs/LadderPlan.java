package org.jaxrsbench.cli.cliffs;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jaxrsbench.cli.plan.CaseSelection;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Params;

/**
 * Along which parameter a cliff is looked for.
 *
 * @param benchmark the benchmark's name without {@code Benchmark}
 * @param others the other parameters
 * @param parameter the one that is doubled
 * @param first its first value
 * @param last its last one at most
 * @param between whether it takes values between doubled ones
 */
public record LadderPlan(String benchmark, Params others, String parameter, long first, long last, boolean between) {

    private static final int INSIDE = 3;

    /** All that are looked at, in order: {@code ladders.csv} beside this class. */
    public static List<LadderPlan> all() {
        try (InputStream file = LadderPlan.class.getResourceAsStream("ladders.csv")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .skip(1)
                    .map(line -> line.split(","))
                    .map(f -> new LadderPlan(
                            f[0],
                            Params.parse(f[1]),
                            f[2],
                            Long.parseLong(f[3]),
                            Long.parseLong(f[4]),
                            f[5].equals("yes")))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Those whose name holds a text.
     *
     * @throws BadInputException if there is none
     */
    public static List<LadderPlan> named(String text) {
        List<LadderPlan> named =
                all().stream().filter(l -> l.toString().contains(text)).toList();
        if (named.isEmpty()) {
            throw new BadInputException("--along " + text + ": no parameter has that in its name; expected one of "
                    + all().stream().map(LadderPlan::benchmark).distinct().collect(Collectors.joining(", ")));
        }
        return named;
    }

    /** Its values, each twice the one before. */
    List<Long> doubled() {
        return LongStream.iterate(first, v -> v <= last, v -> 2 * v).boxed().toList();
    }

    /** Two values with up to three between them, evenly. */
    static List<Long> between(long low, long high) {
        return LongStream.rangeClosed(0, INSIDE + 1)
                .map(i -> low + (high - low) * i / (INSIDE + 1))
                .distinct()
                .boxed()
                .toList();
    }

    /** The cases with these values. */
    CaseSelection selection(List<Long> values) {
        return new CaseSelection(List.of("^.*\\." + benchmark + "Benchmark\\."), params(values), "");
    }

    private List<String> params(List<Long> values) {
        return Stream.concat(
                        others.values().entrySet().stream().map(e -> e.getKey() + "=" + e.getValue()),
                        Stream.of(parameter + "="
                                + values.stream().map(Object::toString).collect(Collectors.joining(","))))
                .toList();
    }

    /** What shows these values again. */
    String command(String subject, List<Long> values) {
        return "scripts/bench run --subjects " + subject + " --rounds 3 " + benchmark + "Benchmark -p "
                + String.join(" -p ", params(values));
    }

    @Override
    public String toString() {
        return benchmark + " " + others.words() + ", " + parameter;
    }
}
