package org.jaxrsbench.resteasyreactive;

import java.util.List;
import java.util.Map;
import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.MethodInfo;
import org.jboss.resteasy.reactive.common.model.ResourceClass;
import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;
import org.jboss.resteasy.reactive.server.core.reflection.ReflectiveContextInjectedBeanFactory;
import org.jboss.resteasy.reactive.server.injection.ResteasyReactiveInjectionTarget;
import org.jboss.resteasy.reactive.server.model.HandlerChainCustomizer;
import org.jboss.resteasy.reactive.server.model.ServerResourceMethod;
import org.jboss.resteasy.reactive.server.processor.scanning.MethodScanner;
import org.jboss.resteasy.reactive.server.spi.ServerRestHandler;
import org.jboss.resteasy.reactive.spi.BeanFactory;

/**
 * Has each request served by a resource instance of its own. The implementation does so for resources with injected
 * fields; the others are singletons, and there the chain is given one handler more.
 */
final class PerRequestLifecycle implements MethodScanner, HandlerChainCustomizer {

    private static final ClassValue<BeanFactory<?>> LOCATED = new ClassValue<>() {
        @Override
        protected BeanFactory<?> computeValue(Class<?> type) {
            return ReflectiveContextInjectedBeanFactory.create(type);
        }
    };

    private final boolean rootsPerRequest;

    /** For sub-resources always; for root resources if asked for. */
    PerRequestLifecycle(boolean rootsPerRequest) {
        this.rootsPerRequest = rootsPerRequest;
    }

    /** Has a singleton's place taken by its factory, which the handler below recognises. */
    static void apply(ResourceClass resource) {
        if (!resource.isPerRequestResource()) {
            resource.setFactory(
                    new Factory(ReflectiveContextInjectedBeanFactory.STRING_FACTORY.apply(resource.getClassName())));
        }
    }

    @Override
    public List<HandlerChainCustomizer> scan(MethodInfo method, ClassInfo resource, Map<String, Object> context) {
        return List.of(this);
    }

    @Override
    public List<ServerRestHandler> handlers(Phase phase, ResourceClass resource, ServerResourceMethod method) {
        boolean locator = method.getHttpMethod() == null;
        return switch (phase) {
            case RESOLVE_METHOD_PARAMETERS -> rootsPerRequest ? List.of(PerRequestLifecycle::create) : List.of();
            case AFTER_METHOD_INVOKE -> locator ? List.of(PerRequestLifecycle::createLocated) : List.of();
            default -> List.of();
        };
    }

    private static void create(ResteasyReactiveRequestContext context) {
        // Not where a locator brought an instance.
        if (context.getEndpointInstance() instanceof Factory factory) {
            context.setEndpointInstance(factory.resources.createInstance().getInstance());
        }
    }

    /** A class that a locator names: without this, its constructors and fields are looked up again for each request. */
    private static void createLocated(ResteasyReactiveRequestContext context) {
        if (context.getResult() instanceof Class<?> type) {
            Object instance = LOCATED.get(type).createInstance().getInstance();
            if (instance instanceof ResteasyReactiveInjectionTarget target) {
                target.__quarkus_rest_inject(context);
            }
            context.setResult(instance);
        }
    }

    private record Factory(BeanFactory<?> resources) implements BeanFactory<Object> {

        @Override
        public BeanInstance<Object> createInstance() {
            return new BeanInstance<>() {
                @Override
                public Object getInstance() {
                    return Factory.this;
                }

                @Override
                public void close() {
                    // nothing is held
                }
            };
        }
    }
}
