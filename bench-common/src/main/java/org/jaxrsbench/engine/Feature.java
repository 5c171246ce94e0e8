package org.jaxrsbench.engine;

/** A feature that an application switches on; each engine translates it for its implementation. */
public enum Feature {
    /** Compressing answers for callers who accept it, and reading compressed bodies (gzip, RFC 1952). */
    GZIP,
    /** Its integration of Jackson, as its documentation says to use it; see {@link FeatureJars}. */
    JACKSON,
    /** Server-sent events; see {@link FeatureJars}. */
    EVENTS,
    /** The implementation's client in place of its server; see {@link FeatureJars}. */
    CLIENT,
    /** A client that speaks over a socket, as it is shipped. */
    LOOPBACK,
    /** Reading forms of several parts; see {@link FeatureJars}. */
    MULTIPART,
    /**
     * Checking constraints (Bean Validation) in the implementation's own way. Without it, the engine keeps what the class path offers for
     * that switched off.
     */
    VALIDATION,
    /** Answers after a resource's method has returned; a servlet is then declared so. */
    LATE_ANSWERS,
    /** One object of each root resource for all requests, as containers with beans have it; else there is one for each request. */
    SINGLETONS,
    /**
     * What the implementation does if nothing is set: its own lifecycle, WADL, charset, and validation if that is on the class path. Else
     * it does nothing that the application did not ask for, so that all implementations answer the same bytes.
     */
    SHIPPED,
    /** Its integration of JSON-B; see {@link FeatureJars}. */
    JSON_B
}
