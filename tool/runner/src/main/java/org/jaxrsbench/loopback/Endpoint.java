package org.jaxrsbench.loopback;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jaxrsbench.format.Params;
import org.jaxrsbench.format.Table;

/**
 * A request and the answer that it must get.
 *
 * @param method request method
 * @param path what the rows call it
 * @param target path and query as they are sent; empty for the path alone
 * @param body entity sent; empty for none
 * @param bodyType media type of the entity sent; empty for none
 * @param accept media type asked for
 * @param status expected
 * @param type expected media type; empty if the answer has no entity
 * @param entity what the whole entity must match
 */
public record Endpoint(
        String method,
        String path,
        String target,
        String body,
        String bodyType,
        String accept,
        int status,
        String type,
        Pattern entity) {

    private static final Table<Listed> TABLE = new Table<>(Listed.class);

    /** A row of {@code endpoints.csv}. */
    private record Listed(String group, Endpoint endpoint) {}

    public Endpoint {
        target = target.isEmpty() ? "/" + path : target;
    }

    /** The endpoints of a checkout, by group. */
    static Map<String, List<Endpoint>> groups(Path checkout) {
        return TABLE.read(checkout.resolve("bench-http/endpoints.csv")).stream()
                .collect(Collectors.groupingBy(
                        Listed::group, LinkedHashMap::new, Collectors.mapping(Listed::endpoint, Collectors.toList())));
    }

    /**
     * Holds an answer against what is expected.
     *
     * @param answerType media type without parameters; empty if the answer has none
     * @return what it is and what was expected; empty if it is right
     */
    Optional<String> mismatch(int answerStatus, String answerType, String body) {
        boolean right =
                answerStatus == status && entity.matcher(body).matches() && (type.isEmpty() || type.equals(answerType));
        return right
                ? Optional.empty()
                : Optional.of(answerStatus + ", " + answerType + ", \"" + body.strip() + "\"; expected " + status + ", "
                        + type + ", \"" + entity + "\"");
    }

    /** The parameters of a row. */
    Params params() {
        return Params.of(Map.of("method", method, "path", path));
    }

    @Override
    public String toString() {
        return method + " " + path;
    }
}
