package org.jaxrsbench.cli.http;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jaxrsbench.results.CsvFiles;

/**
 * A request and the answer that it must get.
 *
 * @param method request method
 * @param path what the rows call it
 * @param target path and query as they are sent
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

    private static final List<String> COLUMNS =
            List.of("group,method,path,target,body,body_type,accept,status,type,entity".split(","));

    static Map<String, List<Endpoint>> groups(Path file) {
        Map<String, List<Endpoint>> groups = new LinkedHashMap<>();
        for (CsvFiles.Line line : CsvFiles.read(file, COLUMNS)) {
            List<String> f = line.fields();
            try {
                groups.computeIfAbsent(f.get(0), k -> new ArrayList<>())
                        .add(new Endpoint(
                                f.get(1),
                                f.get(2),
                                f.get(3).isEmpty() ? "/" + f.get(2) : f.get(3),
                                f.get(4),
                                f.get(5),
                                f.get(6),
                                Integer.parseInt(f.get(7)),
                                f.get(8),
                                Pattern.compile(f.get(9), Pattern.DOTALL)));
            } catch (NumberFormatException e) {
                throw line.error("status '" + f.get(7) + "' is not a number");
            } catch (PatternSyntaxException e) {
                throw line.error("entity '" + f.get(9) + "' is not a regular expression");
            }
        }
        return groups;
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
    String params() {
        return "method=" + method + ";path=" + path;
    }

    @Override
    public String toString() {
        return method + " " + path;
    }
}
