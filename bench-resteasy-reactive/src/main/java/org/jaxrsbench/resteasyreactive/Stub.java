package org.jaxrsbench.resteasyreactive;

import io.quarkus.gizmo.ClassCreator;
import io.quarkus.gizmo.MethodCreator;
import io.quarkus.gizmo.MethodDescriptor;
import io.quarkus.gizmo.ResultHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Completes our part of an interface of Vert.x: a class that has no more methods than the implementation calls. All others throw
 * {@link UnsupportedOperationException}, whichever they are in the release of Vert.x that is there, so that a request which needs one fails
 * and is never timed.
 */
final class Stub {

    /** The factory method that a stub class declares; its parameters are those of the only constructor. */
    private static final String FACTORY = "create";

    private Stub() {}

    /**
     * Generates the class below an abstract one of this package.
     *
     * @param type has one constructor, and may declare an abstract {@code create} with the same parameters
     * @param arguments of the constructor, for the instance that is returned
     */
    static <T> T complete(Class<T> type, Object... arguments) {
        String name = type.getName() + "Complete";
        Constructor<?> constructor = type.getDeclaredConstructors()[0];
        Class<?>[] parameters = constructor.getParameterTypes();
        try (ClassCreator creator = ClassCreator.builder()
                .classOutput((file, code) -> define(code))
                .className(name)
                .superClass(type)
                .build()) {
            MethodCreator made = creator.getMethodCreator(MethodDescriptor.ofConstructor(name, (Object[]) parameters));
            made.invokeSpecialMethod(
                    MethodDescriptor.ofConstructor(type, (Object[]) parameters),
                    made.getThis(),
                    arguments(made, parameters));
            made.returnValue(null);
            for (Method method : methods(type)) {
                if (Modifier.isAbstract(method.getModifiers())) {
                    implement(creator, name, method);
                }
            }
        }
        try {
            Constructor<?> complete =
                    Class.forName(name, false, type.getClassLoader()).getDeclaredConstructor(parameters);
            return type.cast(complete.newInstance(arguments));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot make a " + name, e);
        }
    }

    /** Its own, which only this package sees, and all that it inherits. */
    private static Set<Method> methods(Class<?> type) {
        Set<Method> all = new LinkedHashSet<>(List.of(type.getMethods()));
        all.addAll(List.of(type.getDeclaredMethods()));
        return all;
    }

    private static void implement(ClassCreator creator, String name, Method method) {
        MethodCreator body = creator.getMethodCreator(MethodDescriptor.ofMethod(method));
        if (method.getName().equals(FACTORY)) {
            Class<?>[] parameters = method.getParameterTypes();
            body.returnValue(body.newInstance(
                    MethodDescriptor.ofConstructor(name, (Object[]) parameters), arguments(body, parameters)));
        } else {
            body.throwException(UnsupportedOperationException.class, method.toString());
        }
    }

    private static ResultHandle[] arguments(MethodCreator method, Class<?>[] parameters) {
        ResultHandle[] all = new ResultHandle[parameters.length];
        for (int i = 0; i < all.length; i++) {
            all[i] = method.getMethodParam(i);
        }
        return all;
    }

    private static void define(byte[] code) {
        try {
            MethodHandles.lookup().defineClass(code);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("cannot define a stub of Vert.x", e);
        }
    }
}
