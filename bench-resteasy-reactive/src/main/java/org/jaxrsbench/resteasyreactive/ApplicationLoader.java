package org.jaxrsbench.resteasyreactive;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import org.jaxrsbench.engine.AppConfig;
import org.jboss.resteasy.reactive.server.processor.ResteasyReactiveDeploymentManager.ScanResult;
import org.jboss.resteasy.reactive.server.processor.util.GeneratedClass;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;

/**
 * Loads what the implementation generates, and the application's classes into which it weaves field injection, as
 * Quarkus' own loader does.
 *
 * <p>If one class is woven, all of the application's packages are loaded again, because a class and what refers to it
 * have to agree. If none is, the classes are the very ones that all others see. State that a benchmark shares with
 * a resource has to live in another package, as {@link org.jaxrsbench.resource.Texts} does.
 */
final class ApplicationLoader extends ClassLoader {

    static {
        registerAsParallelCapable();
    }

    private final Map<String, byte[]> generated = new HashMap<>();
    private final Map<String, List<BiFunction<String, ClassVisitor, ClassVisitor>>> woven;
    private final Set<String> packages = new HashSet<>();

    ApplicationLoader(ScanResult scanned, AppConfig config, ClassLoader parent) {
        super("resteasy-reactive", parent);
        for (GeneratedClass each : scanned.getGeneratedClasses()) {
            generated.put(each.getName(), each.getData());
        }
        woven = scanned.getTransformers();
        if (!woven.isEmpty()) {
            ApplicationIndex.registered(config).forEach(type -> packages.add(type.getPackageName()));
            woven.keySet().forEach(name -> packages.add(packageOf(name)));
        }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            if (loaded != null) {
                return loaded;
            }
            byte[] code = generated.containsKey(name) ? generated.get(name) : weave(name);
            return code == null ? super.loadClass(name, resolve) : defineClass(name, code, 0, code.length);
        }
    }

    private byte[] weave(String name) throws ClassNotFoundException {
        if (!packages.contains(packageOf(name))) {
            return null;
        }
        try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
            if (in == null) {
                return null;
            }
            byte[] code = in.readAllBytes();
            if (!woven.containsKey(name)) {
                return code;
            }
            ClassReader reader = new ClassReader(code);
            ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_FRAMES | ClassWriter.COMPUTE_MAXS);
            ClassVisitor visitor = writer;
            for (BiFunction<String, ClassVisitor, ClassVisitor> step : woven.get(name)) {
                visitor = step.apply(name, visitor);
            }
            reader.accept(visitor, 0);
            return writer.toByteArray();
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    private static String packageOf(String className) {
        return className.substring(0, Math.max(0, className.lastIndexOf('.')));
    }
}
