package org.jaxrsbench.benchmark;

import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jaxrsbench.engine.Request;

/** Fields {@code a}, {@code b} ... of a query or a form, with other values each time. */
final class Fields {

    private static final int TURNS = 16;

    private Fields() {}

    /**
     * Sixteen requests in turn.
     *
     * @param count how many fields, up to 26
     * @param request makes a request of the fields as a query has them and of the text that is to be answered: their values in a row
     */
    static List<Request> of(int count, BiFunction<String, String, Request> request) {
        return List.of(Request.rotating(IntStream.range(0, TURNS)
                .mapToObj(turn -> request.apply(written(count, turn, "=", "&"), written(count, turn, "", "")))
                .toList()));
    }

    private static String written(int count, int turn, String equals, String and) {
        return IntStream.range(0, count)
                .mapToObj(i -> (char) ('a' + i))
                .map(name -> (equals.isEmpty() ? "" : name + equals) + "%c%02d".formatted(name, turn))
                .collect(Collectors.joining(and));
    }
}
