package org.jaxrsbench.resteasyreactive;

import jakarta.ws.rs.Path;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.resource.ClassCopies;
import org.jboss.jandex.Index;
import org.jboss.jandex.Indexer;

/** The classes that the implementation may find things in: to it, indexing a class is registering it. */
final class ApplicationIndex {

    private ApplicationIndex() {}

    /** The application's classes with what they inherit from. What else a scan meets, it indexes itself. */
    static Index of(AppConfig config) throws IOException {
        Deque<Class<?>> open = new ArrayDeque<>(config.resources());
        open.addAll(config.providers());
        Set<Class<?>> classes = new LinkedHashSet<>();
        while (!open.isEmpty()) {
            Class<?> next = open.remove();
            boolean registered =
                    config.resources().contains(next) || config.providers().contains(next);
            if ((registered || inheritable(next)) && classes.add(next)) {
                if (next.getSuperclass() != null) {
                    open.add(next.getSuperclass());
                }
                open.addAll(Arrays.asList(next.getInterfaces()));
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

    /** A root resource that another one extends must not be registered with it; the platform holds nothing to find. */
    private static boolean inheritable(Class<?> type) {
        boolean rootResource = type.isAnnotationPresent(Path.class) && !Modifier.isAbstract(type.getModifiers());
        return !rootResource && type.getClassLoader() == ApplicationIndex.class.getClassLoader();
    }
}
