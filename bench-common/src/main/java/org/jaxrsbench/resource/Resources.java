package org.jaxrsbench.resource;

import java.util.List;

/**
 * Finds the flavour of a shared resource that the implementation on the class path understands. Every resource exists
 * twice under the same simple name: in {@code org.jaxrsbench.resource.jakarta}, and generated from that source in
 * {@code org.jaxrsbench.resource.javax}.
 */
public final class Resources {

    /** The resources of an airline's service, to be {@link #named}; {@code DatabindJson} reads and writes their JSON. */
    public static final List<String> SERVICE = List.of(
            "FlightsResource",
            "CustomersResource",
            "BookingsResource",
            "SessionsResource",
            "AirportsResource",
            "HealthResource");

    private Resources() {}

    /** The namespace of the JAX-RS API on the class path: {@code jakarta} or {@code javax}. */
    public static String namespace() {
        boolean jakarta = present("jakarta.ws.rs.GET");
        boolean javax = present("javax.ws.rs.GET");
        if (jakarta == javax) {
            throw new IllegalStateException(
                    jakarta
                            ? "both jakarta.ws.rs and javax.ws.rs are on the class path: one implementation per JVM"
                            : "neither jakarta.ws.rs nor javax.ws.rs is on the class path");
        }
        return jakarta ? "jakarta" : "javax";
    }

    /**
     * The class of a shared resource or provider.
     *
     * @param simpleName such as {@code HelloWorldResource}
     * @throws IllegalArgumentException if there is no such class
     */
    public static Class<?> named(String simpleName) {
        String name = "org.jaxrsbench.resource." + namespace() + "." + simpleName;
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException("no shared resource " + name, e);
        }
    }

    /** Whether the JAX-RS API on the class path has parts of forms: since 3.1. */
    public static boolean haveParts() {
        return present("jakarta.ws.rs.core.EntityPart");
    }

    /** Whether the JAX-RS API on the class path has server-sent events: since 2.1. */
    public static boolean haveEvents() {
        return present("jakarta.ws.rs.sse.Sse") || present("javax.ws.rs.sse.Sse");
    }

    private static boolean present(String className) {
        return Resources.class.getClassLoader().getResource(className.replace('.', '/') + ".class") != null;
    }
}
