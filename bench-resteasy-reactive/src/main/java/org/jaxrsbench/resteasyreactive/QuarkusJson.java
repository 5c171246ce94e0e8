package org.jaxrsbench.resteasyreactive;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.stream.Stream;
import org.jboss.resteasy.reactive.common.core.Serialisers;
import org.jboss.resteasy.reactive.common.model.ResourceReader;
import org.jboss.resteasy.reactive.common.model.ResourceWriter;
import org.jboss.resteasy.reactive.server.processor.ResteasyReactiveDeploymentManager.PreparedApplication;
import org.jboss.resteasy.reactive.spi.BeanFactory;

/**
 * The JSON writer and reader of Quarkus' extension, {@code quarkus-rest-jackson}. There its build registers them and its bean container
 * makes them; here both are done by hand, with a mapper that is set as Quarkus sets its own.
 */
final class QuarkusJson {

    private static final String READER = "ServerJacksonMessageBodyReader";
    private static final List<String> TYPES = List.of("application/json");

    // As quarkus-jackson has it by default.
    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    private QuarkusJson() {}

    /**
     * Registers both, before the application is created: its chains look for writers then.
     *
     * @param writer the extension's; the reader is in its package
     */
    @SuppressWarnings({"unchecked", "rawtypes"}) // their bounds are of two namespaces
    static void register(PreparedApplication prepared, Class<?> writer) {
        try {
            Class<?> reader = Class.forName(writer.getPackageName() + "." + READER, true, writer.getClassLoader());
            // Quarkus keeps it in its own recorder; the deployment manager has no method that adds to it.
            Field field = PreparedApplication.class.getDeclaredField("serialisers");
            field.setAccessible(true);
            Serialisers serialisers = (Serialisers) field.get(prepared);
            serialisers.addWriter(
                    Object.class,
                    new ResourceWriter()
                            .setFactory((BeanFactory) factory(made(writer)))
                            .setMediaTypeStrings(TYPES));
            serialisers.addReader(
                    Object.class,
                    new ResourceReader()
                            .setFactory((BeanFactory) factory(made(reader)))
                            .setMediaTypeStrings(TYPES));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("this release has another way to register JSON: " + e, e);
        }
    }

    /** By the constructor that takes a mapper, or what hands one out. */
    private static Object made(Class<?> type) throws ReflectiveOperationException {
        Constructor<?> constructor = Stream.of(type.getConstructors())
                .filter(c -> c.getParameterCount() == 1)
                .findFirst()
                .orElseThrow(() -> new NoSuchMethodException(type + " of a mapper"));
        Class<?> takes = constructor.getParameterTypes()[0];
        return constructor.newInstance(takes.isInstance(MAPPER) ? MAPPER : instance(takes));
    }

    /** The holder that a bean container injects for a bean that is looked up later. */
    private static Object instance(Class<?> type) {
        return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> {
            if (method.getName().equals("get")) {
                return MAPPER;
            }
            throw new UnsupportedOperationException(method.toString());
        });
    }

    private static BeanFactory<Object> factory(Object bean) {
        BeanFactory.BeanInstance<Object> instance = new BeanFactory.BeanInstance<>() {

            @Override
            public Object getInstance() {
                return bean;
            }

            @Override
            public void close() {
                // it lives as long as the application
            }
        };
        return () -> instance;
    }
}
