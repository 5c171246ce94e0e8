package org.jaxrsbench.engine;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a server's parser hands to the code above it, made once for each operation. A look-up among few headers takes time linear in their
 * number, one among many the logarithm; it allocates no more than its answer.
 */
public final class ParsedRequest {

    private final Request request;
    private final String target;
    private final String path;
    private final String query;

    /** Parses a request line. */
    public ParsedRequest(Request request) {
        this.request = request;
        target = request.newTarget();
        int question = target.indexOf('?');
        path = question < 0 ? target : target.substring(0, question);
        query = question < 0 ? null : target.substring(question + 1);
    }

    /** What was parsed. */
    public Request request() {
        return request;
    }

    /** The path with the query, as the request line has it. */
    public String target() {
        return target;
    }

    /** The path as it was sent, from its first slash on. */
    public String path() {
        return path;
    }

    /** The query as it was sent; null if there is none. */
    public String query() {
        return query;
    }

    /** The number of headers. */
    public int headers() {
        return request.headers();
    }

    /** The name of a header, from 0, as it was sent. */
    public String name(int index) {
        return request.headerName(index);
    }

    /** The value of a header, from 0. */
    public String value(int index) {
        return request.headerValue(index);
    }

    /** The first value of a header, whatever the case of its name; null if it was not sent. */
    public String header(String name) {
        int place = place(name, 0);
        return place < 0 ? null : value(place);
    }

    /** All values of a header, whatever the case of its name, in their order. */
    public List<String> headers(String name) {
        List<String> found = new ArrayList<>(1);
        for (int i = place(name, 0); i >= 0; i = place(name, i + 1)) {
            found.add(value(i));
        }
        return found;
    }

    /** The place of the next header of a name, from a place on; negative if there is none. */
    private int place(String name, int from) {
        if (request.hasManyHeaders()) {
            return request.headerPlace(name, from);
        }
        for (int i = from; i < headers(); i++) {
            if (name(i).equalsIgnoreCase(name)) {
                return i;
            }
        }
        return -1;
    }

    /** The names of the headers, each once and as it came first, in their order. */
    public List<String> headerNames() {
        List<String> found = new ArrayList<>(headers());
        for (int i = 0; i < headers(); i++) {
            if (request.isFirstOfItsName(i)) {
                found.add(name(i));
            }
        }
        return found;
    }

    /**
     * The fields of a query or of a form, decoded, by name, in the order in which the names first came.
     *
     * @param encoded null for none
     */
    public static Map<String, List<String>> fields(String encoded) {
        Map<String, List<String>> fields = new LinkedHashMap<>();
        for (int start = 0; encoded != null && start < encoded.length(); ) {
            int end = encoded.indexOf('&', start);
            end = end < 0 ? encoded.length() : end;
            int equals = encoded.indexOf('=', start);
            boolean valued = equals >= 0 && equals < end;
            String name = decoded(encoded.substring(start, valued ? equals : end));
            fields.computeIfAbsent(name, n -> new ArrayList<>(1))
                    .add(valued ? decoded(encoded.substring(equals + 1, end)) : "");
            start = end + 1;
        }
        return fields;
    }

    private static String decoded(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }
}
