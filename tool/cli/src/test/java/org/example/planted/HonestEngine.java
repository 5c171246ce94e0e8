package org.example.planted;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.CookieParam;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.MatrixParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.engine.Request;

/** As much of the specification as the sketches of a search need, without a cost that grows faster than what it is the cost of. */
public class HonestEngine implements JaxRsEngine {

    private List<Class<?>> roots = List.of();

    /** What a request says. */
    protected record Asked(
            List<String> segments,
            Map<String, String> query,
            Map<String, String> headers,
            Map<String, String> matrix,
            String accept,
            String verb,
            String body) {}

    /** A method that may answer, and the values of its template variables. */
    private record Match(Object resource, Method method, Map<String, String> variables, int literals) {}

    @Override
    public String implementation() {
        return "honest";
    }

    @Override
    public String version() {
        return "1";
    }

    @Override
    public void start(AppConfig config) {
        roots = config.resources().stream()
                .filter(c -> c.isAnnotationPresent(Path.class))
                .toList();
    }

    @Override
    public Object newRequest(Exchange exchange) {
        return parsed(exchange.request());
    }

    /** The root resources that a request is compared with. */
    protected List<Class<?>> roots(Asked asked) {
        return roots;
    }

    /** What else is done for each request. */
    protected void prepare(Asked asked) {
        // an honest engine does nothing
    }

    @Override
    public void dispatch(Exchange exchange) throws Exception {
        Asked asked = parsed(exchange.request());
        prepare(asked);
        List<Match> matches = new ArrayList<>();
        for (Class<?> root : roots(asked)) {
            find(root, asked.segments(), path(root), new HashMap<>(), asked, matches);
        }
        Optional<Match> best = matches.stream().reduce((a, b) -> b.literals() > a.literals() ? b : a);
        if (best.isEmpty()) {
            exchange.status(404);
            return;
        }
        byte[] answer = call(best.get(), asked).getBytes(StandardCharsets.UTF_8);
        exchange.status(200);
        exchange.header("Content-Type", "text/plain");
        exchange.sink().write(answer, 0, answer.length);
    }

    private static String path(AnnotatedElement of) {
        Path path = of.getAnnotation(Path.class);
        return path == null ? "" : path.value();
    }

    private void find(
            Class<?> type,
            List<String> segments,
            String path,
            Map<String, String> variables,
            Asked asked,
            List<Match> found)
            throws ReflectiveOperationException {
        Map<String, String> own = new HashMap<>(variables);
        int used = begins(segments, path, own);
        if (used < 0) {
            return;
        }
        List<String> rest = segments.subList(used, segments.size());
        Object resource = type.getDeclaredConstructor().newInstance();
        for (Method method : type.getDeclaredMethods()) {
            Map<String, String> all = new HashMap<>(own);
            int more = begins(rest, path(method), all);
            if (more < 0) {
                continue;
            }
            if (verb(method).isEmpty()) {
                if (more > 0) {
                    find((Class<?>) method.invoke(resource), rest.subList(more, rest.size()), "", all, asked, found);
                }
            } else if (more == rest.size() && verb(method).equals(asked.verb()) && suits(method, asked)) {
                found.add(new Match(resource, method, all, 2 * literals(path) + literals(path(method))));
            }
        }
    }

    private static int literals(String path) {
        return path.replaceAll("\\{[^/]*\\}", "").length();
    }

    /** How many segments a template takes; negative if they do not match. */
    private static int begins(List<String> segments, String template, Map<String, String> variables) {
        if (template.isEmpty()) {
            return 0;
        }
        List<String> parts = parts(template);
        if (parts.size() > segments.size()) {
            return -1;
        }
        for (int i = 0; i < parts.size(); i++) {
            String part = parts.get(i);
            if (!part.startsWith("{")) {
                if (!part.equals(segments.get(i))) {
                    return -1;
                }
                continue;
            }
            String[] variable = part.substring(1, part.length() - 1).split(": ");
            if (variable.length > 1 && !segments.get(i).matches(variable[1])) {
                return -1;
            }
            variables.put(variable[0], segments.get(i));
        }
        return parts.size();
    }

    /** What is between slashes, but for those in braces. */
    private static List<String> parts(String template) {
        List<String> parts = new ArrayList<>();
        int braces = 0;
        int begin = 0;
        for (int i = 0; i < template.length(); i++) {
            char c = template.charAt(i);
            braces += c == '{' ? 1 : c == '}' ? -1 : 0;
            if (c == '/' && braces == 0) {
                parts.add(template.substring(begin, i));
                begin = i + 1;
            }
        }
        parts.add(template.substring(begin));
        return parts;
    }

    private static String verb(Method method) {
        for (Annotation annotation : method.getAnnotations()) {
            HttpMethod verb = annotation.annotationType().getAnnotation(HttpMethod.class);
            if (verb != null) {
                return verb.value();
            }
        }
        return "";
    }

    private static boolean suits(Method method, Asked asked) {
        Produces produces = method.getAnnotation(Produces.class);
        Consumes consumes = method.getAnnotation(Consumes.class);
        return (produces == null
                        || asked.accept().isEmpty()
                        || Stream.of(produces.value()).anyMatch(asked.accept()::contains))
                && (consumes == null) == asked.body().isEmpty();
    }

    private static String call(Match match, Asked asked) throws ReflectiveOperationException {
        // All at once: the platform reads those of all parameters for each one that is asked.
        Annotation[][] parameters = match.method().getParameterAnnotations();
        Object[] arguments = new Object[parameters.length];
        for (int i = 0; i < parameters.length; i++) {
            arguments[i] = value(parameters[i], match, asked);
        }
        return (String) match.method().invoke(match.resource(), arguments);
    }

    private static String value(Annotation[] parameter, Match match, Asked asked) {
        for (Annotation annotation : parameter) {
            if (annotation instanceof PathParam p) {
                return match.variables().get(p.value());
            }
            if (annotation instanceof QueryParam p) {
                return asked.query().get(p.value());
            }
            if (annotation instanceof HeaderParam p) {
                return asked.headers().get(p.value());
            }
            if (annotation instanceof MatrixParam p) {
                return asked.matrix().get(p.value());
            }
            if (annotation instanceof CookieParam p) {
                return asked.headers().get("cookie " + p.value());
            }
        }
        return asked.body();
    }

    private static Asked parsed(Request request) {
        String[] target = request.newTarget().substring(1).split("\\?", 2);
        Map<String, String> matrix = new HashMap<>();
        List<String> segments = new ArrayList<>();
        for (String segment : target[0].split("/")) {
            String[] parts = segment.split(";");
            segments.add(parts[0]);
            for (int i = 1; i < parts.length; i++) {
                put(parts[i], matrix, "");
            }
        }
        Map<String, String> query = new HashMap<>();
        for (String pair : target.length > 1 ? target[1].split("&") : new String[0]) {
            put(pair, query, "");
        }
        Map<String, String> headers = new HashMap<>();
        for (int i = 0; i < request.headers(); i++) {
            headers.put(request.headerName(i), request.headerValue(i));
            if (request.headerName(i).equals("Cookie")) {
                for (String pair : request.headerValue(i).split("; ")) {
                    put(pair, headers, "cookie ");
                }
            }
        }
        String body = new String(request.newBodyBytes(), StandardCharsets.UTF_8);
        return new Asked(segments, query, headers, matrix, headers.getOrDefault("Accept", ""), request.method(), body);
    }

    private static void put(String pair, Map<String, String> to, String prefix) {
        int equals = pair.indexOf('=');
        to.put(prefix + pair.substring(0, Math.max(0, equals)), pair.substring(equals + 1));
    }

    @Override
    public void close() {
        // holds nothing
    }

    /** Compares each header with each other one. */
    public static final class QuadraticHeaders extends HonestEngine {

        private int equal;

        @Override
        protected void prepare(Asked asked) {
            for (String one : asked.headers().values()) {
                for (String other : asked.headers().values()) {
                    equal += one.equals(other) ? 1 : 0;
                }
            }
        }
    }

    /** Keeps every list of accepted types that it has seen, and looks through all of them. */
    public static final class CollidingCache extends HonestEngine {

        private final List<String> seen = new ArrayList<>();

        @Override
        protected void prepare(Asked asked) {
            for (String accept : seen) {
                if (accept.equals(asked.accept())) {
                    return;
                }
            }
            seen.add(asked.accept());
        }
    }

    /** Forgets the first root resource if there are more than 64. */
    public static final class Misrouting extends HonestEngine {

        @Override
        protected List<Class<?>> roots(Asked asked) {
            List<Class<?>> all = super.roots(asked);
            return all.size() > 64 ? all.subList(1, all.size()) : all;
        }
    }
}
