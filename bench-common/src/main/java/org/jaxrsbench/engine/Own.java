package org.jaxrsbench.engine;

/** What an implementation brings and an application switches on: the engine knows what it is called there. */
public enum Own {
    /** Compressing answers for callers who accept it, and reading compressed bodies (gzip, RFC 1952). */
    GZIP,
    /** Its integration of Jackson, as its documentation says to use it; see {@link OwnJars}. */
    JACKSON,
    /** Server-sent events; see {@link OwnJars}. */
    EVENTS,
    /** The implementation's client in place of its server; see {@link OwnJars}. */
    CLIENT,
    /** Reading forms of several parts; see {@link OwnJars}. */
    MULTIPART,
    /** Looking for root resources among the class files of a package, in place of being told them; see {@link JaxRsEngine#scans}. */
    SCAN,
    /** Its integration of JSON-B; see {@link OwnJars}. */
    JSON_B
}
