package org.jaxrsbench.resource;

import com.codahale.metrics.MetricRegistry;
import com.codahale.metrics.Timer;

/** The timers of the metered resource: one each method, shared by all requests as in an application. */
public final class Meters {

    private static final MetricRegistry REGISTRY = new MetricRegistry();

    /** Times {@code GET text}. */
    public static final Timer GET = REGISTRY.timer("text.get");

    /** Times {@code POST text}. */
    public static final Timer POST = REGISTRY.timer("text.post");

    /** Times {@code PUT text}. */
    public static final Timer PUT = REGISTRY.timer("text.put");

    private Meters() {}
}
