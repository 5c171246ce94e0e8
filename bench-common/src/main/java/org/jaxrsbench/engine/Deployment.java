package org.jaxrsbench.engine;

/** What of its own defaults an implementation keeps. */
public enum Deployment {
    /**
     * What is measured if nothing else is asked for: a resource object for each request, and nothing that the application did not ask for, so that
     * all implementations answer the same bytes.
     */
    EQUALIZED,
    /** The same with one object of each root resource for all requests, as containers with beans have it. */
    SINGLETONS,
    /** What the implementation does if nothing is set: its own lifecycle, WADL, charset, and validation if that is on the class path. */
    SHIPPED
}
