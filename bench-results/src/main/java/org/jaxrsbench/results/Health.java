package org.jaxrsbench.results;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What else the machine and the JVM did during one measured iteration: a row of {@code health.csv}. It explains a score
 * and is never used to choose among scores.
 *
 * @param subject the label of {@code samples.csv}, as are the next columns
 * @param iteration from 1
 * @param shares by name, each in processors: time over the iteration's wall time, 0 or more
 */
public record Health(
        String subject,
        String benchmark,
        Params params,
        int round,
        int fork,
        int iteration,
        Map<String, Double> shares) {

    /** Time that threads of the fork were ready to run and had no processor. */
    public static final String RUN_DELAY = "run-delay";

    /** Time that the hypervisor gave this machine's processors to others. */
    public static final String STEAL = "steal";

    /** Time in collections. */
    public static final String COLLECTOR = "collector";

    /** Time in compilations, booked when each ends. */
    public static final String COMPILER = "compiler";

    /** All shares, in the order of the columns. */
    public static final List<String> SHARES = List.of(RUN_DELAY, STEAL, COLLECTOR, COMPILER);

    /** Columns of {@code health.csv}. */
    public static final List<String> COLUMNS = Stream.concat(
                    Stream.of("subject", "benchmark", "params", "round", "fork", "iteration"), SHARES.stream())
            .toList();

    /** The same in another round. */
    public Health inRound(int number) {
        return new Health(subject, benchmark, params, number, fork, iteration, shares);
    }

    /** The row. */
    public List<String> fields() {
        List<String> fields = new ArrayList<>(List.of(
                subject,
                benchmark,
                params.toString(),
                Integer.toString(round),
                Integer.toString(fork),
                Integer.toString(iteration)));
        SHARES.forEach(share -> fields.add(Double.toString(shares.get(share))));
        return fields;
    }

    /**
     * Reads a row.
     *
     * @throws BadInputException if it is none
     */
    public static Health of(CsvFiles.Line line) {
        Map<String, Double> shares = new HashMap<>();
        try {
            List<String> fields = line.fields();
            for (int i = 0; i < SHARES.size(); i++) {
                shares.put(SHARES.get(i), Double.parseDouble(fields.get(6 + i)));
            }
            return new Health(
                    fields.get(0),
                    fields.get(1),
                    Params.parse(fields.get(2)),
                    Integer.parseInt(fields.get(3)),
                    Integer.parseInt(fields.get(4)),
                    Integer.parseInt(fields.get(5)),
                    shares);
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            throw line.error("expected " + String.join(",", COLUMNS));
        }
    }
}
