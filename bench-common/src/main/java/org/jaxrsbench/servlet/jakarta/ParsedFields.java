package org.jaxrsbench.servlet.jakarta;

import jakarta.servlet.http.Cookie;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** What a container parses of a request when it is first asked for. */
final class ParsedFields {

    private ParsedFields() {}

    /** The cookies of a header: names and values of RFC 6265, section 4.2.1. */
    static Cookie[] cookies(String header) {
        List<Cookie> list = new ArrayList<>(2);
        for (int start = 0; start < header.length(); ) {
            int end = header.indexOf("; ", start);
            end = end < 0 ? header.length() : end;
            int equals = header.indexOf('=', start);
            list.add(new Cookie(header.substring(start, equals), header.substring(equals + 1, end)));
            start = end + 2;
        }
        return list.toArray(new Cookie[0]);
    }

    /**
     * Adds the fields of a query or of a form.
     *
     * @param parameters by name, in the order in which the names first came
     */
    static void add(String fields, Map<String, String[]> parameters) {
        for (int start = 0; start < fields.length(); ) {
            int end = fields.indexOf('&', start);
            end = end < 0 ? fields.length() : end;
            int equals = fields.indexOf('=', start);
            String value = URLDecoder.decode(fields.substring(equals + 1, end), StandardCharsets.UTF_8);
            parameters.merge(
                    URLDecoder.decode(fields.substring(start, equals), StandardCharsets.UTF_8),
                    new String[] {value},
                    ParsedFields::joined);
            start = end + 1;
        }
    }

    private static String[] joined(String[] before, String[] more) {
        String[] all = Arrays.copyOf(before, before.length + more.length);
        System.arraycopy(more, 0, all, before.length, more.length);
        return all;
    }
}
