package org.jaxrsbench.resteasyreactive;

import io.quarkus.gizmo.ClassCreator;
import io.quarkus.gizmo.MethodCreator;
import io.quarkus.gizmo.MethodDescriptor;
import io.quarkus.gizmo.ResultHandle;
import java.lang.reflect.Modifier;
import java.util.function.Supplier;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.MethodInfo;
import org.jboss.jandex.Type;
import org.jboss.resteasy.reactive.common.model.ResourceMethod;
import org.jboss.resteasy.reactive.server.processor.ServerEndpointIndexer;
import org.jboss.resteasy.reactive.server.processor.generation.AbstractFeatureScanner;
import org.jboss.resteasy.reactive.server.spi.EndpointInvoker;

/** Generates a class that calls it for each resource method, as Quarkus does; by default the call is reflective. */
final class GeneratedInvokers extends AbstractFeatureScanner {

    private int count;

    @Override
    public void integrateWithIndexer(ServerEndpointIndexer.Builder builder, IndexView index) {
        builder.setEndpointInvokerFactory(this::invoker);
    }

    private Supplier<EndpointInvoker> invoker(ResourceMethod method, ClassInfo resource, MethodInfo target) {
        String name = resource.name() + "$invoker" + count++;
        try (ClassCreator creator = ClassCreator.builder()
                .classOutput(classOutput)
                .className(name)
                .interfaces(EndpointInvoker.class)
                .build()) {
            MethodCreator invoke = creator.getMethodCreator("invoke", Object.class, Object.class, Object[].class);
            ResultHandle[] arguments = new ResultHandle[method.getParameters().length];
            for (int i = 0; i < arguments.length; i++) {
                arguments[i] = invoke.readArrayValue(invoke.getMethodParam(1), i);
            }
            MethodDescriptor descriptor = MethodDescriptor.of(target);
            ResultHandle result = Modifier.isInterface(target.declaringClass().flags())
                    ? invoke.invokeInterfaceMethod(descriptor, invoke.getMethodParam(0), arguments)
                    : invoke.invokeVirtualMethod(descriptor, invoke.getMethodParam(0), arguments);
            invoke.returnValue(target.returnType().kind() == Type.Kind.VOID ? invoke.loadNull() : result);
        }
        return () -> load(name);
    }

    /** Asked while the application starts, with its loader on the thread. */
    private static EndpointInvoker load(String name) {
        try {
            Class<?> type = Thread.currentThread().getContextClassLoader().loadClass(name);
            return (EndpointInvoker) type.getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot load " + name, e);
        }
    }
}
