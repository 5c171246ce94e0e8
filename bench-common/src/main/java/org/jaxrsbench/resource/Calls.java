package org.jaxrsbench.resource;

/**
 * Counts the calls of filters, interceptors and constraint validators while a request is served, on the thread that it
 * is dispatched on: one that an implementation left out would make it look fast.
 */
public final class Calls {

    private static final ThreadLocal<Calls> HERE = ThreadLocal.withInitial(Calls::new);

    private int count;

    private Calls() {}

    /** Counts a call. */
    public static void count() {
        HERE.get().count++;
    }

    /** How many since the last time this was asked. */
    public static int take() {
        Calls here = HERE.get();
        int taken = here.count;
        here.count = 0;
        return taken;
    }
}
