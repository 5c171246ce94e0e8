package org.jaxrsbench.resteasyreactive;

import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.Path;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.resource.ClassCopies;
import org.jboss.jandex.Index;
import org.jboss.jandex.Indexer;

/** The classes that the implementation may find things in: to it, indexing a class is registering it. */
final class ApplicationIndex {

    private ApplicationIndex() {}

    /** The application's classes with what they inherit from, and what their locators answer. What else a scan meets, it indexes itself. */
    static Index of(AppConfig config) throws IOException {
        List<Class<?>> registered = registered(config);
        Deque<Class<?>> open = new ArrayDeque<>(registered);
        Set<Class<?>> classes = new LinkedHashSet<>();
        while (!open.isEmpty()) {
            Class<?> next = open.remove();
            if ((registered.contains(next) || inheritable(next)) && classes.add(next)) {
                if (next.getSuperclass() != null) {
                    open.add(next.getSuperclass());
                }
                open.addAll(Arrays.asList(next.getInterfaces()));
                open.addAll(located(next));
            }
        }
        Indexer indexer = new Indexer();
        for (Class<?> type : classes) {
            try (InputStream code = ClassCopies.classFile(type)) {
                indexer.index(code);
            }
        }
        return indexer.complete();
    }

    /** What the application consists of, and the application itself. */
    static List<Class<?>> registered(AppConfig config) {
        List<Class<?>> registered = new ArrayList<>(config.resources());
        registered.addAll(config.providers());
        config.application().ifPresent(own -> {
            registered.addAll(own.classes());
            registered.add(ScannedApplication.indexed(own));
        });
        return registered;
    }

    /** As far as the locators' return types say so. Quarkus finds these among all classes of the application. */
    private static List<Class<?>> located(Class<?> type) {
        List<Class<?>> located = new ArrayList<>();
        for (Method method : type.getMethods()) {
            boolean locator = method.isAnnotationPresent(Path.class)
                    && Arrays.stream(method.getAnnotations())
                            .noneMatch(a -> a.annotationType().isAnnotationPresent(HttpMethod.class));
            Type answered = method.getGenericReturnType();
            if (answered instanceof ParameterizedType generic && generic.getRawType() == Class.class) {
                answered = generic.getActualTypeArguments()[0];
            }
            if (locator && answered instanceof Class<?> named) {
                located.add(named);
            }
        }
        return located;
    }

    /** A root resource that another one extends must not be registered with it; the platform holds nothing to find. */
    private static boolean inheritable(Class<?> type) {
        boolean rootResource = type.isAnnotationPresent(Path.class) && !Modifier.isAbstract(type.getModifiers());
        return !rootResource && type.getClassLoader() == ApplicationIndex.class.getClassLoader();
    }
}
