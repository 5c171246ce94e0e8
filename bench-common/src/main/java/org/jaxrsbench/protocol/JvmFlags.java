package org.jaxrsbench.protocol;

/** The JVM flags of every benchmark, the same for every implementation and version: the runner asks for others by naming all of them. */
public final class JvmFlags {

    /** The least heap, which is the most as well. */
    public static final String LEAST_HEAP = "-Xms1g";

    /** The most heap. */
    public static final String MOST_HEAP = "-Xmx1g";

    /** Has the heap's pages there from the beginning. */
    public static final String TOUCH = "-XX:+AlwaysPreTouch";

    /** The collector. */
    public static final String COLLECTOR = "-XX:+UseSerialGC";

    /** Opens that old implementations, such as Jersey 2.0, need to define classes; the same for all subjects. */
    public static final String OPEN = "--add-opens=java.base/java.lang=ALL-UNNAMED";

    /** System property: what implementations keep of their own defaults: {@code singletons} or {@code shipped}. */
    public static final String DEPLOYMENT = "jaxrsbench.deployment";

    /** System property: {@code true} has requests carry no header but those that a case needs. */
    public static final String BARE_REQUESTS = "jaxrsbench.bare-requests";

    private JvmFlags() {}
}
