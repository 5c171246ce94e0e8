package org.jaxrsbench.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jaxrsbench.protocol.JarList;
import org.jaxrsbench.resource.Resources;

/**
 * An implementation's jars that one scenario needs and that would change all others if they were on the class path, because
 * implementations look for such jars by themselves. They get a class loader of their own, below that of the class path, when an
 * application asks for them. Which ones they are says a {@link JarList} on the class path. {@code scripts/bench} writes it when it
 * resolves a release; a jar of benchmarks has none.
 */
public final class FeatureJars {

    private static final String NOT_HERE = "it comes in jars of its own, if at all, and scripts/bench adds them";

    private static final Map<Feature, Capability> IN_JARS = new EnumMap<>(Map.of(
            Feature.JACKSON, Capability.OWN_JACKSON,
            Feature.JSON_B, Capability.OWN_JSON_B,
            Feature.MULTIPART, Capability.MULTIPART,
            Feature.CLIENT, Capability.CLIENT,
            Feature.EVENTS, Capability.EVENTS));

    private static final Map<Feature, ClassLoader> LOADERS = new EnumMap<>(Feature.class);

    private FeatureJars() {}

    /** What cannot be done on this class path because jars are missing. An engine may know a better reason. */
    public static Map<Capability, Limitation> lacking() {
        Map<Capability, Limitation> lacking = new EnumMap<>(Capability.class);
        IN_JARS.forEach((own, capability) -> list(own)
                .reason()
                .ifPresent(reason -> lacking.put(capability, Limitation.doesNotBoot(reason, reason))));
        Optional.ofNullable(lacking.get(Capability.CLIENT))
                .ifPresent(none -> lacking.put(Capability.LOOPBACK_CLIENT, none));
        if (!Resources.haveEvents()) { // they came together
            lacking.put(Capability.STAGE_CLIENT, Limitation.answersNothing("not in JAX-RS 2.0", "rx()"));
        }
        return lacking;
    }

    /** For an engine whose implementation has no such jars. */
    public static Limitation hasNone(String reason) {
        return Limitation.doesNotBoot(reason, NOT_HERE);
    }

    /**
     * What is to be registered of what an application switches on and comes in such jars: mostly nothing. Their class loader is the
     * thread's context class loader until the next application asks, because what is in such jars looks for the rest of itself there.
     *
     * @throws IllegalStateException if the jars are not here, or hold no such class
     */
    public static List<Class<?>> classes(AppConfig config) {
        Thread thread = Thread.currentThread();
        synchronized (LOADERS) {
            if (LOADERS.containsValue(thread.getContextClassLoader())) {
                thread.setContextClassLoader(FeatureJars.class.getClassLoader()); // of an application before this one
            }
        }
        return config.own().stream()
                .filter(IN_JARS::containsKey)
                .flatMap(own -> FeatureJars.load(own).stream())
                .toList();
    }

    private static List<Class<?>> load(Feature own) {
        JarList list = list(own);
        list.reason().ifPresent(reason -> {
            throw new IllegalStateException(reason);
        });
        if (list.className().equals(JarList.NOTHING)) {
            return List.of();
        }
        ClassLoader loader;
        synchronized (LOADERS) {
            loader = LOADERS.computeIfAbsent(own, o -> loader(o, list.jars()));
        }
        Thread.currentThread().setContextClassLoader(loader);
        try {
            return List.of(Class.forName(list.className(), true, loader));
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("the jars of " + own + " hold no " + list.className(), e);
        }
    }

    private static ClassLoader loader(Feature own, List<Path> jars) {
        List<URL> urls = new ArrayList<>();
        for (Path jar : jars) {
            try {
                urls.add(jar.toUri().toURL());
            } catch (MalformedURLException e) {
                throw new IllegalStateException("every path has a URL", e);
            }
        }
        return new URLClassLoader(own.name(), urls.toArray(new URL[0]), FeatureJars.class.getClassLoader());
    }

    private static JarList list(Feature own) {
        String path = JarList.path(own.name().toLowerCase(Locale.ROOT).replace('_', '-'));
        try (InputStream in = FeatureJars.class.getClassLoader().getResourceAsStream(path)) {
            return in == null
                    ? JarList.none(NOT_HERE)
                    : JarList.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
