package org.jaxrsbench.engine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jaxrsbench.resource.Resources;

/**
 * What an engine is to boot.
 *
 * @param resources root and sub-resource classes of ours, registered one by one (scanning dies on modern class files up to
 *     Jersey 2.26) and created per request
 * @param providers provider classes of ours
 * @param own what this application switches on; what is not among it, the engine keeps switched off
 * @param application somebody else's application, in place of our classes; mostly none
 */
public record AppConfig(
        List<Class<?>> resources, List<Class<?>> providers, Set<Feature> own, Optional<Application> application) {

    public AppConfig {
        resources = List.copyOf(resources);
        providers = List.copyOf(providers);
        own = Set.copyOf(own);
    }

    /**
     * Somebody else's application: an engine deploys the object as its implementation does. What the object says of itself is beside it.
     *
     * @param object instance of JAX-RS' {@code Application}
     * @param named classes that it does not name itself, and which are deployed with it
     * @param classes its own and those
     * @param objects what {@code getSingletons} answers
     * @param properties what {@code getProperties} answers, over those that the engine sets for fair play
     * @param path where it is: empty for the root, or as in {@code /api}
     * @param nulls whether one of them answers null, which stands for nothing
     * @param inCode whether it can register more than its getters answer: it is a JAX-RS {@code Configurable}
     */
    public record Application(
            Object object,
            List<Class<?>> named,
            List<Class<?>> classes,
            List<Object> objects,
            Map<String, Object> properties,
            String path,
            boolean nulls,
            boolean inCode) {

        /**
         * The object, for an engine whose implementation reads its getters and nothing else.
         *
         * @throws IllegalStateException if more would be lost
         */
        public Object withGettersOnly() {
            if (inCode) {
                throw new IllegalStateException(
                        "what it registers in code would be lost, such as models, contracts and priorities;"
                                + " write an Application whose getClasses names all");
            }
            return object;
        }
    }

    /** An application of ours that switches nothing on. */
    public AppConfig(List<Class<?>> resources, List<Class<?>> providers) {
        this(resources, providers, Set.of(), Optional.empty());
    }

    /** Where it is: empty for the root, or as in {@code /api}. */
    public String path() {
        return application.map(Application::path).orElse("");
    }

    /** An application of these shared resources and nothing else; simple names, such as {@code HelloWorldResource}. */
    public static AppConfig of(String... resources) {
        return new AppConfig(named(resources), List.of());
    }

    /** This application with more shared providers, by their simple names, such as {@code DatabindJson}. */
    public AppConfig providing(String... more) {
        List<Class<?>> all = new ArrayList<>(providers);
        all.addAll(named(more));
        return new AppConfig(resources, all, own, application);
    }

    private static List<Class<?>> named(String... simpleNames) {
        return Stream.of(simpleNames).<Class<?>>map(Resources::named).toList();
    }

    /**
     * This application with more features switched on.
     *
     * @throws IllegalStateException for singletons of somebody else's application
     */
    public AppConfig with(Feature... more) {
        Set<Feature> all = new HashSet<>(own);
        all.addAll(List.of(more));
        if (all.contains(Feature.SINGLETONS) && application.isPresent()) {
            throw new IllegalStateException(
                    "-Djaxrsbench.deployment=singletons is for this project's own resources; an application says with"
                            + " getSingletons which objects serve all requests");
        }
        return new AppConfig(resources, providers, all, application);
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
