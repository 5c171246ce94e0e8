package org.jaxrsbench.results;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Makes samples for tests. */
public final class TestSamples {

    private TestSamples() {}

    /**
     * A fork with an iteration for each value; one that is no number was discarded. In odd rounds the subject {@code new} is
     * launched before any other, in even ones after it.
     *
     * @param subject its label, which begins with the name of the implementation: of version 1, on JDK 17
     */
    public static List<Sample> fork(String subject, Case of, int round, int number, Metric metric, double... values) {
        boolean first = subject.equals("new") == (round % 2 == 1);
        Subject what = new Subject(subject, subject.replaceFirst(":.*", ""), "1", "17");
        Fork from = new Fork(what, round, number, first ? 1 : 2);
        return IntStream.range(0, values.length)
                .mapToObj(i -> new Sample(
                        "run",
                        from,
                        of,
                        i + 1,
                        metric,
                        values[i],
                        Double.isNaN(values[i]) ? Status.DISCARDED : Status.OK))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /** A round for each value: its first fork, of one iteration. */
    public static List<Sample> rounds(String subject, Case of, Metric metric, double... values) {
        return IntStream.range(0, values.length)
                .mapToObj(i -> fork(subject, of, i + 1, 1, metric, values[i]))
                .flatMap(List::stream)
                .collect(Collectors.toCollection(ArrayList::new));
    }
}
