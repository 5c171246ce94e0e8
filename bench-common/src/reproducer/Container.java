package found;

import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletConfig;
import jakarta.servlet.ServletContext;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.ByteArrayOutputStream;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;

/** A container of one servlet, without a server. */
final class Container {

    private final HttpServlet servlet;
    private final ServletContext context;

    /**
     * Initializes the servlet.
     *
     * @param shared attributes of its context
     */
    Container(HttpServlet servlet, Map<String, ?> shared) throws Exception {
        this.servlet = servlet;
        context =
                object(ServletContext.class, (name, args) -> name.equals("getAttribute") ? shared.get(args[0]) : null);
        servlet.init(object(ServletConfig.class, (name, args) -> name.equals("getServletContext") ? context : null));
    }

    /** Status and body. */
    String answer(String method, String path, String[] headers, String body) throws Exception {
        int question = path.indexOf('?');
        String target = question < 0 ? path : path.substring(0, question);
        Map<String, List<String>> byName = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (int i = 0; i < headers.length; i += 2) {
            byName.computeIfAbsent(headers[i], n -> new ArrayList<>()).add(headers[i + 1]);
        }
        Map<String, Object> attributes = new HashMap<>();
        Body in = new Body(body.getBytes(StandardCharsets.UTF_8));
        HttpServletRequest request = object(HttpServletRequest.class, (name, args) -> switch (name) {
            case "getMethod" -> method;
            case "getProtocol" -> "HTTP/1.1";
            case "getScheme" -> "http";
            case "getServerName" -> "localhost";
            case "getServerPort" -> 8080;
            case "getContextPath", "getServletPath" -> "";
            case "getPathInfo", "getRequestURI" -> target;
            case "getRequestURL" -> new StringBuffer("http://localhost:8080" + target);
            case "getQueryString" -> question < 0 ? null : path.substring(question + 1);
            case "getContentType" -> first(byName.get("Content-Type"));
            case "getContentLength" -> body.length();
            case "getHeader" -> first(byName.get(args[0]));
            case "getHeaders" -> Collections.enumeration(byName.getOrDefault(args[0], List.of()));
            case "getHeaderNames" -> Collections.enumeration(byName.keySet());
            case "getCookies" -> cookies(byName.get("Cookie"));
            case "getAttribute" -> attributes.get(args[0]);
            case "setAttribute" -> attributes.put((String) args[0], args[1]);
            case "getInputStream" -> in;
            case "getServletContext" -> context;
            default -> null;
        });
        int[] status = {200};
        Answer out = new Answer();
        HttpServletResponse response = object(HttpServletResponse.class, (name, args) -> switch (name) {
            case "setStatus", "sendError" -> status[0] = (int) args[0];
            case "getStatus" -> status[0];
            case "getOutputStream" -> out;
            default -> null;
        });
        servlet.service(request, response);
        return (status[0] + " " + out.bytes.toString(StandardCharsets.UTF_8)).trim();
    }

    private static Cookie[] cookies(List<String> headers) {
        List<Cookie> cookies = new ArrayList<>();
        for (String header : headers == null ? List.<String>of() : headers) {
            for (String cookie : header.split("; *")) {
                String[] parts = cookie.split("=", 2);
                cookies.add(new Cookie(parts[0], parts[1]));
            }
        }
        return cookies.toArray(new Cookie[0]);
    }

    private static String first(List<String> values) {
        return values == null ? null : values.get(0);
    }

    /** What answers by the name of a method; null stands for no, zero, none and nothing. */
    private static <T> T object(Class<T> type, BiFunction<String, Object[], Object> answers) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, method, args) -> {
            Object answer = answers.apply(method.getName(), args);
            Class<?> wanted = method.getReturnType();
            if (answer != null && wanted != void.class) {
                return answer;
            }
            if (wanted == Enumeration.class) {
                return Collections.emptyEnumeration();
            }
            return wanted == boolean.class
                    ? (Object) false
                    : wanted == int.class ? (Object) 0 : wanted == long.class ? 0L : null;
        }));
    }

    private static final class Body extends ServletInputStream {

        private final byte[] bytes;
        private int next;

        Body(byte[] bytes) {
            this.bytes = bytes;
        }

        @Override
        public int read() {
            return next < bytes.length ? bytes[next++] & 0xff : -1;
        }

        @Override
        public boolean isFinished() {
            return next == bytes.length;
        }

        @Override
        public boolean isReady() {
            return true;
        }

        @Override
        public void setReadListener(ReadListener listener) {}
    }

    private static final class Answer extends ServletOutputStream {

        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        @Override
        public void write(int one) {
            bytes.write(one);
        }

        @Override
        public void write(byte[] from, int start, int count) {
            bytes.write(from, start, count);
        }

        @Override
        public boolean isReady() {
            return true;
        }

        @Override
        public void setWriteListener(WriteListener listener) {}
    }
}
