package org.jaxrsbench.engine;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.ServiceLoader;
import org.jaxrsbench.resource.Resources;

/** Finds the engine on the class path, and what it drives. */
public final class Engines {

    private Engines() {}

    /**
     * The one engine on the class path, not started.
     *
     * @throws IllegalStateException if there is none or more than one, or if it says no version
     */
    public static JaxRsEngine load() {
        List<JaxRsEngine> found = ServiceLoader.load(JaxRsEngine.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
        if (found.isEmpty()) {
            throw new IllegalStateException("no engine on the class path: name the class that implements JaxRsEngine in"
                    + " src/main/resources/META-INF/services/" + JaxRsEngine.class.getName());
        }
        if (found.size() > 1) {
            throw new IllegalStateException(found.size() + " engines on the class path, expected one: " + found);
        }
        JaxRsEngine engine = found.get(0);
        String version = engine.version();
        if (version == null || version.isBlank()) {
            throw new IllegalStateException(
                    "the engine of " + engine.implementation() + " says no version: expected the one"
                            + " on the class path; if its jars hold no META-INF/maven, read a file that the shaded jar keeps");
        }
        return engine;
    }

    /** The unsupported capabilities: those that the engine declares, and those that this JVM lacks. */
    public static Map<Capability, Limitation> unsupported(JaxRsEngine engine) {
        Map<Capability, Limitation> lacking = FeatureJars.lacking();
        lacking.putAll(engine.unsupported());
        if (!Resources.haveEvents()) {
            lacking.put(Capability.EVENTS, Limitation.answersWrong("events came with JAX-RS 2.1", "answered 404"));
        }
        if (!Resources.haveParts()) {
            lacking.put(
                    Capability.MULTIPART, Limitation.answersWrong("EntityPart came with JAX-RS 3.1", "answered 404"));
        }
        return lacking;
    }

    /**
     * The version of a Maven artifact on the class path, from the descriptor that Maven packs into it.
     *
     * @throws IllegalStateException if the artifact is not there or does not say
     */
    public static String mavenVersion(String groupId, String artifactId) {
        String path = "META-INF/maven/" + groupId + "/" + artifactId + "/pom.properties";
        try (InputStream in = Engines.class.getClassLoader().getResourceAsStream(path)) {
            if (in == null) {
                throw new IllegalStateException("no " + path + " on the class path");
            }
            Properties properties = new Properties();
            properties.load(in);
            String version = properties.getProperty("version");
            if (version == null || version.isBlank()) {
                throw new IllegalStateException(path + " names no version");
            }
            return version;
        } catch (IOException e) {
            throw new IllegalStateException("cannot read " + path, e);
        }
    }
}
