package org.jaxrsbench.engine;

import java.util.List;
import java.util.Map;

/**
 * What an engine is to boot.
 *
 * @param resources root and sub-resource classes, registered one by one (scanning dies on modern class files up to
 *     Jersey 2.26) and created per request
 * @param providers provider classes
 * @param properties settings in the implementation's own words, over those that the engine sets for fair play
 */
public record AppConfig(List<Class<?>> resources, List<Class<?>> providers, Map<String, Object> properties) {

    public AppConfig {
        resources = List.copyOf(resources);
        providers = List.copyOf(providers);
        properties = Map.copyOf(properties);
    }

    /** An application of these resources and nothing else. */
    public static AppConfig of(Class<?>... resources) {
        return new AppConfig(List.of(resources), List.of(), Map.of());
    }
}
