package org.jaxrsbench.benchmark;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.annotation.Annotation;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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

    private static final String CLASS = ".class";

    private static final Optional<UserApplication> HERE = UserApplication.here();

    private UserClasses() {}

    /** The application on the class path; empty if there is none. */
    public static Optional<UserApplication> here() {
        return HERE;
    }

    private static final class Booted {
        // Once for all cases: they share its objects, and so a fork.
        private static final AppConfig CONFIG = config(HERE.orElseThrow());
    }

    /**
     * What an engine is to boot. If the application's own class names neither classes nor objects, the jars are searched, as the
     * specification says.
     *
     * @throws IllegalStateException if a class cannot be loaded or made, or nothing serves requests
     */
    public static AppConfig config() {
        return Booted.CONFIG;
    }

    private static AppConfig config(UserApplication own) {
        List<Class<?>> classes =
                new ArrayList<>(own.classes().stream().map(UserClasses::load).toList());
        List<Object> objects = new ArrayList<>();
        Map<String, Object> properties = Map.of();
        if (!own.application().isEmpty()) {
            Object application = made(load(own.application()));
            classes.addAll(UserClasses.<Set<Class<?>>>get(application, "getClasses"));
            objects.addAll(UserClasses.<Set<Object>>get(application, "getSingletons"));
            // Sets have another order in each JVM.
            classes.sort(Comparator.comparing(Class::getName));
            objects.sort(Comparator.comparing(o -> o.getClass().getName()));
            properties = get(application, "getProperties");
        }
        if (classes.isEmpty() && objects.isEmpty()) {
            own.jars().forEach(jar -> classes.addAll(annotated(onClassPath(jar))));
        }
        List<Class<?>> resources =
                classes.stream().filter(UserClasses::isResource).toList();
        AppConfig.Instances instances = new AppConfig.Instances(
                objects.stream().filter(o -> isResource(o.getClass())).toList(),
                objects.stream().filter(o -> !isResource(o.getClass())).toList());
        if (resources.isEmpty() && instances.resources().isEmpty()) {
            throw new IllegalStateException("the application has no class with " + name("Path")
                    + "; expected one or more, or their names in --classes");
        }
        List<Class<?>> providers = classes.stream().filter(c -> !isResource(c)).toList();
        AppConfig config = new AppConfig(resources, providers, properties, Set.of(), instances);
        config = own.validation() ? config.with(Feature.VALIDATION) : config;
        config = own.late() ? config.with(Feature.LATE_ANSWERS) : config;
        boolean events = Stream.concat(
                        resources.stream(), instances.resources().stream().map(Object::getClass))
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
            throw new IllegalStateException("no class " + name + " in the application's jars", e);
        } catch (LinkageError e) {
            throw new IllegalStateException(
                    "class " + name + " needs " + e.getMessage() + "; add it to --classpath", e);
        }
    }

    private static Object made(Class<?> type) {
        try {
            return type.getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException | LinkageError e) {
            Throwable cause = e.getCause() == null ? e : e.getCause();
            throw new IllegalStateException(type.getName() + " cannot be made without arguments: " + cause, e);
        }
    }

    @SuppressWarnings("unchecked")
    private static <T> T get(Object application, String getter) {
        try {
            return (T) application.getClass().getMethod(getter).invoke(application);
        } catch (ReflectiveOperationException e) {
            Throwable cause = e.getCause() == null ? e : e.getCause();
            throw new IllegalStateException(
                    application.getClass().getName() + " is no application of this namespace: " + getter + ": " + cause,
                    e);
        }
    }

    private static boolean isResource(Class<?> type) {
        return has(type, "Path");
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

    private static Path onClassPath(String fileName) {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .filter(path -> path.endsWith(fileName))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(fileName + " is not on the class path"));
    }

    /** Resources and providers in a jar or class folder. */
    private static List<Class<?>> annotated(Path jar) {
        try (FileSystem files = Files.isDirectory(jar) ? null : FileSystems.newFileSystem(jar)) {
            return annotatedBelow(files == null ? jar : files.getPath("/"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Class<?>> annotatedBelow(Path root) throws IOException {
        List<Class<?>> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.sorted().toList()) {
                String name = root.relativize(file).toString();
                if (name.endsWith(CLASS) && !name.startsWith("META-INF") && !name.endsWith("module-info.class")) {
                    String separator = root.getFileSystem().getSeparator();
                    add(name.substring(0, name.length() - CLASS.length()).replace(separator, "."), found);
                }
            }
        }
        return found;
    }

    private static void add(String name, List<Class<?>> found) {
        try {
            Class<?> type = Class.forName(name, false, UserClasses.class.getClassLoader());
            if (isResource(type) && !type.isInterface() || has(type, "ext.Provider")) {
                found.add(type);
            }
        } catch (ClassNotFoundException | LinkageError e) {
            // Of an optional dependency that is not here. If a request needs it, its answer is wrong.
        }
    }
}
