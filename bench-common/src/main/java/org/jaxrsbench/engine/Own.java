package org.jaxrsbench.engine;

/** What an implementation brings and an application switches on: the engine knows what it is called there. */
public enum Own {
    /** Compressing answers for callers who accept it, and reading compressed bodies (gzip, RFC 1952). */
    GZIP
}
