package org.jaxrsbench.engine;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What an engine is to boot.
 *
 * @param resources root and sub-resource classes, registered one by one (scanning dies on modern class files up to
 *     Jersey 2.26) and created per request
 * @param providers provider classes
 * @param properties settings in the implementation's own words, over those that the engine sets for fair play
 * @param validation whether the implementation is to check constraints (Bean Validation) in its own way; if not, the
 *     engine keeps what the class path offers for that switched off
 * @param deployment what the implementation keeps of its own defaults
 * @param answersLater whether resources may answer after their method has returned; a servlet is then declared so
 * @param own what the implementation brings and this application switches on
 * @param instances objects in place of classes; mostly none
 */
public record AppConfig(
        List<Class<?>> resources,
        List<Class<?>> providers,
        Map<String, Object> properties,
        boolean validation,
        Deployment deployment,
        boolean answersLater,
        Set<Own> own,
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

    /** An application in which no constraints are checked. */
    public AppConfig(List<Class<?>> resources, List<Class<?>> providers, Map<String, Object> properties) {
        this(resources, providers, properties, false, Deployment.EQUALIZED, false, Set.of(), Instances.NONE);
    }

    /** An application of these resources and nothing else. */
    public static AppConfig of(Class<?>... resources) {
        return new AppConfig(List.of(resources), List.of(), Map.of());
    }

    /** The same application, with constraints checked. */
    public AppConfig validating() {
        return new AppConfig(resources, providers, properties, true, deployment, answersLater, own, instances);
    }

    /** The same application, deployed in another way. */
    public AppConfig deployed(Deployment other) {
        return new AppConfig(resources, providers, properties, validation, other, answersLater, own, instances);
    }

    /** The same application, whose resources may answer after their method has returned. */
    public AppConfig answeringLater() {
        return new AppConfig(resources, providers, properties, validation, deployment, true, own, instances);
    }

    /** The same application, with something of the implementation's own switched on. */
    public AppConfig with(Own... more) {
        return new AppConfig(
                resources, providers, properties, validation, deployment, answersLater, Set.of(more), instances);
    }

    /** The same application, with objects beside its classes. */
    public AppConfig with(Instances objects) {
        return new AppConfig(resources, providers, properties, validation, deployment, answersLater, own, objects);
    }

    /** For an engine: the one object of a resource class that {@link Deployment#SINGLETONS} asks for. */
    public static Object singleton(Class<?> resource) {
        try {
            return resource.getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(resource + " has no constructor that can be called", e);
        }
    }
}
