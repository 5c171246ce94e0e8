package org.jaxrsbench.contract.jakarta;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.container.DynamicFeature;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.Application;
import jakarta.ws.rs.core.Feature;
import jakarta.ws.rs.core.FeatureContext;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ContextResolver;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.MessageBodyWriter;
import jakarta.ws.rs.ext.ParamConverter;
import jakarta.ws.rs.ext.ParamConverterProvider;
import jakarta.ws.rs.ext.WriterInterceptor;
import jakarta.ws.rs.ext.WriterInterceptorContext;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Says all that an application can say of itself: where it is, what is bound to it, properties, and what it consists of, none of which has
 * {@code @Provider} or, on the class, {@code @Path}.
 */
@ApplicationPath("/api")
@ShopApplication.Bound
public class ShopApplication extends Application {

    String owner() {
        return "Ada";
    }

    @Override
    public Set<Class<?>> getClasses() {
        return Set.of(
                ShopResource.class,
                BoundFilter.class,
                PlainFilter.class,
                PlainInterceptor.class,
                AddingFeature.class,
                AddingDynamically.class,
                TicketWriter.class,
                TicketConverters.class,
                ClosedMapper.class,
                Resolver.class);
    }

    @Override
    public Map<String, Object> getProperties() {
        return Map.of("shop.name", "Corner");
    }

    /** Binds to the whole application. */
    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    public @interface Bound {}

    /** Says that it was there, where the path ends with the first word of its class's name. */
    public abstract static class Named implements ContainerResponseFilter {

        private final String name =
                getClass().getSimpleName().replace("Filter", "").toLowerCase(Locale.ROOT);

        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            if (request.getUriInfo().getPath().endsWith("/" + name)) {
                response.setEntity(name + " was there");
            }
        }
    }

    /** Bound by name. */
    @Bound
    public static class BoundFilter extends Named {}

    /** For all. */
    public static class PlainFilter extends Named {}

    /** What a feature registers. */
    public static class FeatureFilter extends Named {}

    /** What a dynamic feature registers. */
    public static class DynamicFilter extends Named {}

    /** For all that register it, where another filter is, too. */
    public static class AlsoFilter implements ContainerResponseFilter {

        @Override
        public void filter(ContainerRequestContext request, ContainerResponseContext response) {
            if (request.getUriInfo().getPath().endsWith("/plain")) {
                response.setEntity("also there");
            }
        }
    }

    /** Registers a filter. */
    public static class AddingFeature implements Feature {

        @Override
        public boolean configure(FeatureContext context) {
            context.register(FeatureFilter.class);
            return true;
        }
    }

    /** Registers a filter for one method. */
    public static class AddingDynamically implements DynamicFeature {

        @Override
        public void configure(ResourceInfo resource, FeatureContext context) {
            if (resource.getResourceMethod().getName().equals("word")) {
                context.register(DynamicFilter.class);
            }
        }
    }

    /** Says that it was there. */
    public static class PlainInterceptor implements WriterInterceptor {

        @Override
        public void aroundWriteTo(WriterInterceptorContext context) throws IOException {
            if (context.getEntity().equals("plain was there")) {
                context.setEntity("plain filter and interceptor were there");
            }
            context.proceed();
        }
    }

    /** Read from a path and written by providers. */
    public static final class Ticket {

        private final String number;

        Ticket(String number) {
            this.number = number;
        }
    }

    /** Writes a ticket. */
    public static class TicketWriter implements MessageBodyWriter<Ticket> {

        @Override
        public boolean isWriteable(Class<?> type, Type generic, Annotation[] annotations, MediaType media) {
            return type == Ticket.class;
        }

        @Override
        public long getSize(Ticket ticket, Class<?> type, Type generic, Annotation[] annotations, MediaType media) {
            return -1;
        }

        @Override
        public void writeTo(
                Ticket ticket,
                Class<?> type,
                Type generic,
                Annotation[] annotations,
                MediaType media,
                MultivaluedMap<String, Object> headers,
                OutputStream out)
                throws IOException {
            out.write(ticket.number.getBytes(StandardCharsets.UTF_8));
        }
    }

    /** Reads a ticket. */
    public static class TicketConverters implements ParamConverterProvider {

        @Override
        @SuppressWarnings("unchecked")
        public <T> ParamConverter<T> getConverter(Class<T> raw, Type generic, Annotation[] annotations) {
            return raw == Ticket.class ? (ParamConverter<T>) new Converter() : null;
        }

        private static final class Converter implements ParamConverter<Ticket> {

            @Override
            public Ticket fromString(String value) {
                return new Ticket("number " + value);
            }

            @Override
            public String toString(Ticket value) {
                return value.number;
            }
        }
    }

    /** What a resource throws. */
    public static class Closed extends RuntimeException {

        private static final long serialVersionUID = 1;
    }

    /** Maps it. */
    public static class ClosedMapper implements ExceptionMapper<Closed> {

        @Override
        public Response toResponse(Closed e) {
            return Response.status(409).type("text/plain").entity("closed").build();
        }
    }

    /** Gives an object. */
    public static class Resolver implements ContextResolver<StringBuilder> {

        @Override
        public StringBuilder getContext(Class<?> type) {
            return new StringBuilder("resolved");
        }
    }
}
