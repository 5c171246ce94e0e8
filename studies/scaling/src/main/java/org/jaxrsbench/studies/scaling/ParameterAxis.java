package org.jaxrsbench.studies.scaling;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Params;
import org.jaxrsbench.format.Table;
import org.jaxrsbench.plan.CaseSelection;

/**
 * An axis that somebody chose: a parameter of a benchmark, whose values are doubled.
 *
 * @param benchmark the benchmark's name without {@code Benchmark}
 * @param others the other parameters
 * @param parameter the one that is doubled
 * @param first its first value
 * @param last its last one at most
 * @param between whether it takes values between doubled ones
 */
public record ParameterAxis(String benchmark, Params others, String parameter, long first, long last, boolean between) {

    private static final int INSIDE = 3;
    private static final Table<ParameterAxis> TABLE = new Table<>(ParameterAxis.class);

    /** All of them, in the order of {@code studies/scaling/ladders.csv}. */
    static List<ParameterAxis> all() {
        return TABLE.read(Checkout.find().resolve("studies/scaling/ladders.csv"));
    }

    /**
     * Those whose name holds a text.
     *
     * @throws BadInputException if there is none
     */
    public static List<ParameterAxis> named(String text) {
        List<ParameterAxis> named =
                all().stream().filter(l -> l.toString().contains(text)).toList();
        if (named.isEmpty()) {
            throw new BadInputException("--along " + text + ": no parameter has that in its name; expected one of "
                    + all().stream().map(ParameterAxis::benchmark).distinct().collect(Collectors.joining(", ")));
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

    /** The command that measures these values again. */
    String command(String subject, List<Long> values) {
        return "scripts/bench run --subjects " + subject + " --rounds 3 " + benchmark + "Benchmark -p "
                + String.join(" -p ", params(values));
    }

    @Override
    public String toString() {
        return benchmark + " " + others.words() + ", " + parameter;
    }
}
