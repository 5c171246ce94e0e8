package org.jaxrsbench.engine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jaxrsbench.resource.Resources;

/**
 * What an engine is to boot.
 *
 * @param resources root and sub-resource classes, registered one by one (scanning dies on modern class files up to
 *     Jersey 2.26) and created per request
 * @param providers provider classes
 * @param properties settings in the implementation's own words, over those that the engine sets for fair play
 * @param own what this application switches on; what is not among it, the engine keeps switched off
 * @param instances objects in place of classes; mostly none
 */
public record AppConfig(
        List<Class<?>> resources,
        List<Class<?>> providers,
        Map<String, Object> properties,
        Set<Feature> own,
        Instances instances) {

    public AppConfig {
        resources = List.copyOf(resources);
        providers = List.copyOf(providers);
        properties = Map.copyOf(properties);
        own = Set.copyOf(own);
    }

    /**
     * Objects that an application has made itself, such as a resource around a stub. Each serves all requests.
     *
     * @param resources of root resource classes
     * @param providers of provider classes
     */
    public record Instances(List<Object> resources, List<Object> providers) {

        /** No objects. */
        public static final Instances NONE = new Instances(List.of(), List.of());

        /** Keeps copies. */
        public Instances {
            resources = List.copyOf(resources);
            providers = List.copyOf(providers);
        }
    }

    /** An application that sets and switches nothing on. */
    public AppConfig(List<Class<?>> resources, List<Class<?>> providers) {
        this(resources, providers, Map.of(), Set.of(), Instances.NONE);
    }

    /** An application of these shared resources and nothing else; simple names, such as {@code HelloWorldResource}. */
    public static AppConfig of(String... resources) {
        return new AppConfig(named(resources), List.of());
    }

    /** This application with more shared providers, by their simple names, such as {@code DatabindJson}. */
    public AppConfig providing(String... more) {
        List<Class<?>> all = new ArrayList<>(providers);
        all.addAll(named(more));
        return new AppConfig(resources, all, properties, own, instances);
    }

    private static List<Class<?>> named(String... simpleNames) {
        return Stream.of(simpleNames).<Class<?>>map(Resources::named).toList();
    }

    /** This application with more features switched on. */
    public AppConfig with(Feature... more) {
        Set<Feature> all = new HashSet<>(own);
        all.addAll(List.of(more));
        return new AppConfig(resources, providers, properties, all, instances);
    }

    /** Whether this application switches it on. */
    public boolean has(Feature asked) {
        return own.contains(asked);
    }

    /** For an engine: the one object of a resource class that {@link Feature#SINGLETONS} asks for. */
    public static Object singleton(Class<?> resource) {
        try {
            return resource.getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(resource + " has no constructor that can be called", e);
        }
    }
}
