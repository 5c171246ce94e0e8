package org.jaxrsbench.floor;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import org.jaxrsbench.engine.Request;

/** A request as a minimal server would hand it on: path and query apart, headers by name whatever their case. */
record PlainRequest(String method, String path, String query, Map<String, String> headers, InputStream body) {

    static PlainRequest of(Request request) {
        String uri = request.newUri();
        int end = uri.indexOf('?');
        String path = uri.substring(Request.BASE.length(), end < 0 ? uri.length() : end);
        Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (int i = 0; i < request.headers(); i++) {
            headers.put(request.headerName(i), request.headerValue(i));
        }
        String query = end < 0 ? "" : uri.substring(end + 1);
        return new PlainRequest(request.method(), path, query, headers, request.newBody());
    }

    String header(String name) {
        return headers.get(name);
    }

    String text() throws IOException {
        return new String(body.readAllBytes(), StandardCharsets.UTF_8);
    }

    /** The first value of this name in the query; null if there is none. */
    String query(String name) {
        for (int at = 0; at < query.length(); ) {
            int end = query.indexOf('&', at);
            end = end < 0 ? query.length() : end;
            if (query.startsWith(name, at) && query.charAt(at + name.length()) == '=') {
                return query.substring(at + name.length() + 1, end);
            }
            at = end + 1;
        }
        return null;
    }
}
