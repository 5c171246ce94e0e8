package org.jaxrsbench.jersey;

import java.lang.reflect.Type;
import org.glassfish.hk2.api.TypeLiteral;
import org.glassfish.jersey.internal.inject.ReferencingFactory;
import org.glassfish.jersey.internal.util.collection.Ref;
import org.glassfish.jersey.process.internal.RequestScoped;
import org.glassfish.jersey.server.ContainerRequest;
import org.glassfish.jersey.server.ResourceConfig;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.engine.Sink;

/**
 * What Jersey's Grizzly adapter puts into the scope of a request: a reference to the server's request and one to its
 * response, each looked up and set. From 2.26 on, from the injection manager.
 */
final class RequestScope {

    private static final TypeLiteral<Ref<Request>> REQUEST = new TypeLiteral<>() {};
    private static final TypeLiteral<Ref<Sink>> RESPONSE = new TypeLiteral<>() {};

    private static final Type REQUEST_TYPE = REQUEST.getType();
    private static final Type RESPONSE_TYPE = RESPONSE.getType();

    private RequestScope() {}

    /** Makes the two references known to the application. */
    static void register(ResourceConfig application) {
        application.register(new ReleaseBinder() {
            @Override
            protected void configure() {
                bindFactory(ReferencingFactory.<Request>referenceFactory())
                        .to(REQUEST.getType())
                        .in(RequestScoped.class);
                bindFactory(ReferencingFactory.<Sink>referenceFactory())
                        .to(RESPONSE.getType())
                        .in(RequestScoped.class);
            }
        });
    }

    /** Has Jersey set the two references as soon as it has opened the request's scope. */
    static void initialize(ContainerRequest made, Request request, Sink response) {
        made.setRequestScopedInitializer(manager -> {
            manager.<Ref<Request>>getInstance(REQUEST_TYPE).set(request);
            manager.<Ref<Sink>>getInstance(RESPONSE_TYPE).set(response);
        });
    }
}
