package org.jaxrsbench.resteasyreactive;

import jakarta.ws.rs.core.Application;
import jakarta.ws.rs.core.Context;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jaxrsbench.engine.AppConfig;
import org.jboss.jandex.AnnotationInstance;
import org.jboss.jandex.DotName;
import org.jboss.jandex.Type;
import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;
import org.jboss.resteasy.reactive.server.core.parameters.ParameterExtractor;
import org.jboss.resteasy.reactive.server.processor.scanning.MethodScanner;

/**
 * What a scan gets when it makes an object of the application's class: it asks that for its classes, takes null for an error, and leaves out
 * what is not among them. Of the class itself it reads the path and the name bindings. The application that requests see is of the class.
 */
public final class ScannedApplication extends Application {

    // There is one at a time: a scan is over before the engine has started.
    private static volatile AppConfig.Application scanned;

    @Override
    public Set<Class<?>> getClasses() {
        return scanned == null ? Set.of() : Set.copyOf(scanned.classes());
    }

    /** The class that is indexed: this one, if there are only classes and nobody's application. */
    static Class<?> indexed(AppConfig.Application own) {
        Class<?> type = own.object().getClass();
        return type == Application.class ? ScannedApplication.class : type;
    }

    /**
     * A class path on which the application's class is this one.
     *
     * @throws IllegalStateException for what Quarkus' bean container would have to make or to inject
     */
    static ClassLoader loader(AppConfig.Application own, ClassLoader parent) {
        if (!own.objects().isEmpty()) {
            throw new IllegalStateException(
                    "it makes objects of classes and takes none; expected getSingletons to be empty, and found "
                            + own.objects().get(0).getClass().getName());
        }
        own.classes().stream()
                .filter(ScannedApplication::isInjected)
                .findFirst()
                .ifPresent(type -> {
                    throw new IllegalStateException("only Quarkus' bean container injects an Application into "
                            + type.getName() + "; expected @Context Application as the parameter of a method");
                });
        scanned = own;
        String name = own.withGettersOnly().getClass().getName();
        return new ClassLoader(parent) {
            @Override
            public Class<?> loadClass(String asked) throws ClassNotFoundException {
                return asked.equals(name) ? ScannedApplication.class : super.loadClass(asked);
            }
        };
    }

    /** By a constructor or a field. */
    private static boolean isInjected(Class<?> type) {
        return type != null
                && (Stream.of(type.getConstructors())
                                .anyMatch(c -> List.of(c.getParameterTypes()).contains(Application.class))
                        || Stream.of(type.getDeclaredFields())
                                .anyMatch(f -> f.isAnnotationPresent(Context.class) && f.getType() == Application.class)
                        || isInjected(type.getSuperclass()));
    }

    /** Gives the application to a method that asks for it, as Quarkus' bean container does. */
    static MethodScanner parameters() {
        return new MethodScanner() {
            private Object application;

            @Override
            public ParameterExtractor handleCustomParameter(
                    Type type, Map<DotName, AnnotationInstance> annotations, boolean field, Map<String, Object> known) {
                return field || !type.name().toString().equals(Application.class.getName()) ? null : this::application;
            }

            private synchronized Object application(ResteasyReactiveRequestContext context) {
                application = application == null
                        ? context.getDeployment().getApplicationSupplier().get()
                        : application;
                return application;
            }
        };
    }
}
