package org.jaxrsbench.engine;

/**
 * What an implementation, or an old version of one, may lack. An engine declares what its version cannot do; the cases
 * that need it are then listed as not supported in place of being measured, failed or forgotten.
 */
public enum Capability {
    /** Request and response filters. */
    FILTERS,
    /** Reader and writer interceptors. */
    INTERCEPTORS,
    /** Filters and interceptors that are bound to a resource method by an annotation. */
    NAME_BINDING,
    /** Injected parameters of the path, the query, a header and the matrix, together in a bean. */
    BEAN_PARAMETERS,
    /** Server-sent events. */
    EVENTS,
    /** A JAX-RS client that speaks through the JDK's connections. */
    CLIENT,
    /** A JAX-RS client that speaks over a socket. */
    LOOPBACK_CLIENT,
    /** Requests of a client as completion stages. */
    STAGE_CLIENT,
    /** Forms of several parts, as the specification's {@code EntityPart}s. */
    MULTIPART,
    /** An injected {@code SecurityContext} that a filter has set. */
    SECURITY_CONTEXT,
    /** Routing to any class of resources, and not only to those that a dispatcher was written for. */
    ROUTING,
    /** A {@code Reader} as an entity. */
    READER,
    /** A {@code StreamingOutput} that is a lambda expression. */
    STREAMING_OUTPUT,
    /** An {@code AsyncResponse} that a resource resumes, at once or from another thread. */
    ASYNC_RESPONSE,
    /** A {@code CompletionStage} as a resource method's result. */
    COMPLETION_STAGE,
    /** Compressed answers and bodies, by something of the implementation's own. */
    GZIP,
    /** JSON by the implementation's own integration of Jackson. */
    OWN_JACKSON,
    /** JSON by the implementation's own integration of JSON-B. */
    OWN_JSON_B,
    /** Weighing of accepted types by their {@code q} parameter. */
    QUALITY_VALUES,
    /** Constraints on a resource method's arguments, checked before it is called (Bean Validation). */
    VALIDATION
}
