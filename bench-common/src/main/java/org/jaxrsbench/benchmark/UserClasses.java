package org.jaxrsbench.benchmark;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Feature;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.engine.RequestBuilder;
import org.jaxrsbench.protocol.UserApplication;
import org.jaxrsbench.protocol.UserApplication.UserRequest;
import org.jaxrsbench.resource.Resources;

/** A user's application on the class path, in the form that engines and benchmarks take. */
public final class UserClasses {

    private static final Optional<UserApplication> HERE = UserApplication.here();

    // Once for all cases: they share its objects, and so a fork.
    private static AppConfig booted;

    private UserClasses() {}

    /** The application on the class path; empty if there is none. */
    public static Optional<UserApplication> here() {
        return HERE;
    }

    /**
     * What an engine is to boot. If the application's own class names neither classes nor objects, the jars are searched, as the
     * specification says.
     *
     * @throws IllegalStateException if a class cannot be loaded or made, nothing serves requests, or a request is sent elsewhere
     */
    public static synchronized AppConfig config() {
        if (booted == null) {
            booted = config(HERE.orElseThrow());
        }
        return booted;
    }

    /** The same of another application on the class path. */
    public static AppConfig config(UserApplication own) {
        AppConfig.Application application = application(own);
        own.requests().forEach(request -> requireBelow(application.path(), "/" + request.path()));
        AppConfig config = new AppConfig(List.of(), List.of(), Set.of(), Optional.of(application));
        config = own.validation() ? config.with(Feature.VALIDATION) : config;
        config = own.late() ? config.with(Feature.LATE_ANSWERS) : config;
        boolean events = Stream.concat(
                        application.classes().stream(),
                        application.objects().stream().map(Object::getClass))
                .flatMap(type -> Stream.of(type.getMethods()))
                .flatMap(method -> Stream.of(method.getParameterTypes()))
                .anyMatch(type -> type.getName().equals(name("sse.SseEventSink")));
        config = events ? config.with(Feature.EVENTS) : config;
        return switch (own.json()) {
            case "own-jackson" -> config.with(Feature.JACKSON);
            case "own-json-b" -> config.with(Feature.JSON_B);
            default -> config;
        };
    }

    private static AppConfig.Application application(UserApplication own) {
        Class<?> api = load(name("core.Application"));
        Object application = made(own.application().isEmpty() ? api : load(own.application()), api);
        Set<Class<?>> classes = answer(api, "getClasses", application);
        Set<Object> objects = answer(api, "getSingletons", application);
        Map<String, Object> properties = answer(api, "getProperties", application);
        boolean inCode =
                lineage(application.getClass()).anyMatch(c -> c.getName().equals(name("core.Configurable")));
        List<Class<?>> all = sorted(classes, Class::getName);
        List<Object> made = sorted(objects, o -> o.getClass().getName());
        List<Class<?>> named =
                new ArrayList<>(own.classes().stream().map(UserClasses::load).toList());
        if (named.isEmpty() && all.isEmpty() && made.isEmpty() && !inCode) {
            Map<String, Integer> alike = new HashMap<>(); // class folders of two modules are both called classes
            own.jars().forEach(jar -> named.addAll(annotated(onClassPath(jar, alike.merge(jar, 1, Integer::sum)))));
        }
        named.removeAll(all);
        all.addAll(named);
        if (!inCode) {
            all.forEach(UserClasses::requireServing);
            if (Stream.concat(all.stream(), made.stream().map(Object::getClass)).noneMatch(UserClasses::isResource)) {
                throw new IllegalStateException("the application has no class with " + name("Path")
                        + ", and none that inherits it; expected one or more, or their names in --classes");
            }
        }
        boolean nulls = classes == null || objects == null || properties == null;
        return new AppConfig.Application(
                application,
                named,
                all,
                made,
                properties == null ? Map.of() : properties,
                path(application.getClass()),
                nulls,
                inCode);
    }

    /** Sets have another order in each JVM. */
    private static <T> List<T> sorted(Set<T> of, Function<T, String> name) {
        List<T> sorted = new ArrayList<>(of == null ? Set.of() : of);
        sorted.removeIf(Objects::isNull);
        sorted.sort(Comparator.comparing(name));
        return sorted;
    }

    /** As containers map it, without a slash or a star at its end; that of a superclass if the class has none. */
    private static String path(Class<?> application) {
        String path = lineage(application)
                .flatMap(c -> Arrays.stream(c.getAnnotations()))
                .filter(a -> a.annotationType().getName().equals(name("ApplicationPath")))
                .map(a -> UserClasses.<String>answer(a.annotationType(), "value", a))
                .findFirst()
                .orElse("");
        String bare = path.strip().replaceAll("^/+|/*\\*?$", "").replace(" ", "%20");
        return bare.isEmpty() ? "" : "/" + bare;
    }

    private static void requireBelow(String path, String target) {
        if (!target.matches(Pattern.quote(path) + "([/?;].*)?")) {
            throw new IllegalStateException("a request is for " + target + ", and the application is at " + path
                    + " (@ApplicationPath): expected " + path + target);
        }
    }

    private static void requireServing(Class<?> type) {
        if (has(type, "Path") && !Modifier.isPublic(type.getModifiers())) {
            throw new IllegalStateException(
                    "resource class " + type.getName() + " is not public; no method of it could be called");
        }
        if (Modifier.isAbstract(type.getModifiers())) {
            throw new IllegalStateException("class " + type.getName() + " is abstract or an interface;"
                    + " name the class that extends or implements it");
        }
    }

    /** Why it did not boot, in a line, with those of its classes that an implementation may not be able to make. */
    public static String why(Throwable failed, AppConfig config) {
        AppConfig.Application own = config.application().orElseThrow();
        String hidden = own.classes().stream()
                .filter(c -> !Modifier.isPublic(c.getModifiers()) || c.getConstructors().length == 0)
                .map(Class::getName)
                .collect(Collectors.joining(", "));
        return own.object().getClass().getName() + ": " + cause(failed)
                + (hidden.isEmpty() ? "" : "; not public, or without a public constructor: " + hidden);
    }

    /** A request, with its check. */
    public static Request request(UserRequest own) {
        RequestBuilder request = Request.bare(own.method(), own.path());
        own.headers().forEach(header -> request.header(header.name(), header.value()));
        if (own.body().length > 0) {
            request.body(own.body());
        }
        UserApplication.Answer answer = own.answer();
        if (!UserApplication.Answer.mayHaveEntity(own.method(), answer.status())) {
            request.withoutEntity();
        }
        if (answer.anyBody()) {
            return request.expectStatus(answer.status());
        }
        return request.expect(answer.status(), answer.type().isEmpty() ? null : answer.type(), answer.body());
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, true, UserClasses.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(
                    "no class " + name + " in the application's jars; expected a name with its package", e);
        } catch (LinkageError e) {
            throw failed("class " + name + " cannot be loaded", e);
        }
    }

    private static Object made(Class<?> type, Class<?> api) {
        if (!api.isAssignableFrom(type)) {
            throw new IllegalStateException(
                    type.getName() + " does not extend " + api.getName() + "; name the class that does");
        }
        requireServing(type);
        try {
            return type.getConstructor().newInstance();
        } catch (NoSuchMethodException | IllegalAccessException e) {
            throw new IllegalStateException(
                    type.getName() + " cannot be made; make it public, and its constructor without arguments too", e);
        } catch (ReflectiveOperationException | LinkageError e) {
            throw failed("the constructor of " + type.getName() + " failed", e);
        }
    }

    /** Null for what the API on the class path does not ask yet. */
    @SuppressWarnings("unchecked") // as the API has it
    private static <T> T answer(Class<?> api, String getter, Object application) {
        try {
            return (T) api.getMethod(getter).invoke(application);
        } catch (NoSuchMethodException e) {
            return null;
        } catch (ReflectiveOperationException | LinkageError e) {
            throw failed(getter + " of " + application.getClass().getName() + " failed", e);
        }
    }

    private static IllegalStateException failed(String what, Throwable e) {
        return new IllegalStateException(what + ": " + cause(e), e);
    }

    /** What is wrong and what mends it, in a line: what we say ourselves, or the first cause. */
    public static String cause(Throwable e) {
        if (e.getCause() != null && !(e instanceof IllegalStateException)) {
            return cause(e.getCause());
        }
        if (e instanceof NoClassDefFoundError || e instanceof ClassNotFoundException) {
            return "it needs " + e.getMessage().replace('/', '.') + "; add its jar to --classpath, or do without it";
        }
        boolean said = e instanceof IllegalStateException && e.getMessage() != null;
        return (said ? e.getMessage() : e.toString()).replaceAll("\\s+", " ");
    }

    /** Whether it, or what it extends or implements, says where it is: all implementations look there. */
    private static boolean isResource(Class<?> type) {
        return lineage(type).anyMatch(c -> has(c, "Path"));
    }

    /** A class, what it implements and what it extends, nearest first. */
    private static Stream<Class<?>> lineage(Class<?> type) {
        return type == null
                ? Stream.empty()
                : Stream.of(
                                Stream.<Class<?>>of(type),
                                Arrays.stream(type.getInterfaces()).flatMap(UserClasses::lineage),
                                lineage(type.getSuperclass()))
                        .flatMap(each -> each);
    }

    private static boolean has(Class<?> type, String annotation) {
        String name = name(annotation);
        return Arrays.stream(type.getAnnotations())
                .map(Annotation::annotationType)
                .anyMatch(a -> a.getName().equals(name));
    }

    private static String name(String simple) {
        return Resources.namespace() + ".ws.rs." + simple;
    }

    private static Path onClassPath(String fileName, int place) {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .filter(path -> path.endsWith(fileName))
                .skip(place - 1L)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(fileName + " is not on the class path"));
    }

    /** Resources and providers in a jar or class folder. */
    private static List<Class<?>> annotated(Path jar) {
        List<Class<?>> found = new ArrayList<>();
        try (FileSystem files = Files.isDirectory(jar) ? null : FileSystems.newFileSystem(jar);
                Stream<Path> all = Files.walk(files == null ? jar : files.getPath("/"))) {
            Map<String, Path> classes = new TreeMap<>();
            all.forEach(file -> {
                String name = (files == null ? jar.relativize(file) : file).toString();
                if (name.matches("/?(?!META-INF).*(?<!module-info)\\.class")) {
                    String type = name.replaceFirst("^/", "").replaceFirst("\\.class$", "");
                    classes.put(type.replace('/', '.').replace(File.separatorChar, '.'), file);
                }
            });
            for (Map.Entry<String, Path> type : classes.entrySet()) {
                add(type.getKey(), type.getValue(), found);
            }
            return found;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void add(String name, Path file, List<Class<?>> found) throws IOException {
        try {
            Class<?> type = Class.forName(name, false, UserClasses.class.getClassLoader());
            // Not what extends another resource: both would be at one path.
            boolean inherits = lineage(type.getSuperclass())
                    .noneMatch(c -> has(c, "Path") && !Modifier.isAbstract(c.getModifiers()));
            if (!Modifier.isAbstract(type.getModifiers())
                    && (has(type, "Path") || isResource(type) && inherits || has(type, "ext.Provider"))) {
                found.add(type);
            }
        } catch (ClassNotFoundException | LinkageError e) {
            // Of an optional dependency that is not here. Without a filter all answers are right, and cost less.
            String code = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
            if (Stream.of("Path", "ext.Provider").anyMatch(a -> code.contains(name(a).replace('.', '/') + ";"))) {
                throw new IllegalStateException(name + " cannot be loaded: " + e + "; expected the jar that it needs in"
                        + " --classpath, or the classes that are to serve in --classes");
            }
        }
    }
}
