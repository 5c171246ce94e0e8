package org.jaxrsbench.benchmark;

import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jaxrsbench.engine.Request;

/** Fields {@code a}, {@code b} ... {@code z}, {@code aa} ... of a query, a form, a cookie header or a path, with other values each time. */
final class Fields {

    private static final int LETTERS = 26;

    private Fields() {}

    /**
     * Sixteen requests in turn.
     *
     * @param count how many fields, up to 52
     * @param between what separates two fields
     * @param request makes a request of the fields, such as {@code a=a00&b=b00}, and of the text that is to be answered: their values in a row
     */
    static List<Request> of(int count, String between, BiFunction<String, String, Request> request) {
        return Requests.inTurn(
                Requests.TURNS, i -> request.apply(written(count, i, "=", between), written(count, i, "", "")));
    }

    private static String name(int index) {
        String letter = Character.toString('a' + index % LETTERS);
        return index < LETTERS ? letter : "a" + letter;
    }

    private static String written(int count, int turn, String equals, String and) {
        return IntStream.range(0, count)
                .mapToObj(Fields::name)
                .map(name -> (equals.isEmpty() ? "" : name + equals) + name + String.format(Locale.ROOT, "%02d", turn))
                .collect(Collectors.joining(and));
    }
}
