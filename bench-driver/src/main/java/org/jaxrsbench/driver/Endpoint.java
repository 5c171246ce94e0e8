package org.jaxrsbench.driver;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jaxrsbench.gate.claims.CasePattern;
import org.jaxrsbench.gate.claims.Ranking.Counterpart;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.Params;

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
 * @param inProcess the in-process case that makes the same request: the benchmark, then {@code name=value} of the
 *     parameters that decide; empty for none
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
        Pattern entity,
        String inProcess) {

    private static final List<String> COLUMNS =
            List.of("group,method,path,target,body,body_type,accept,status,type,entity,in_process".split(","));

    /** The endpoints of a checkout, by group. */
    static Map<String, List<Endpoint>> groups(Path checkout) {
        Path file = checkout.resolve("bench-http/endpoints.csv");
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
                                Pattern.compile(f.get(9), Pattern.DOTALL),
                                f.get(10)));
            } catch (NumberFormatException e) {
                throw line.error("status '" + f.get(7) + "' is not a number; correct it");
            } catch (PatternSyntaxException e) {
                throw line.error("entity '" + f.get(9) + "' is not a regular expression; correct it");
            }
        }
        return groups;
    }

    /**
     * Which cases of the HTTP tier and of the in-process tier make the same request.
     *
     * @throws org.jaxrsbench.results.BadInputException if the file is missing or wrong
     */
    public static List<Counterpart> counterparts(Path checkout) {
        return groups(checkout).values().stream()
                .flatMap(List::stream)
                .filter(e -> !e.inProcess().isEmpty())
                .map(e -> new Counterpart(e.toString(), e.params(), CasePattern.parse(e.inProcess())))
                .toList();
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
