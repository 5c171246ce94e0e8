package org.jaxrsbench.resource;

/**
 * What passes between a request and the resources that serve it, on the thread that both run on: what is to be answered, which
 * methods were called, and what arrived. A server's threads have one too, and nobody asks it.
 */
public final class CallLog {

    /** The mark of a called GET method. */
    public static final int GET = 1;

    /** The mark of a called POST method. */
    public static final int POST = 2;

    /** The mark of a called PUT method. */
    public static final int PUT = 3;

    /** The mark of a called sub-resource locator. */
    public static final int LOCATOR = 4;

    /** The mark of a called DELETE method. */
    public static final int DELETE = 5;

    private static final int MARKS = 8;

    private static final ThreadLocal<CallLog> HERE = ThreadLocal.withInitial(CallLog::new);

    private String served;
    private String arrived;
    private int visits;
    private int calls;

    private CallLog() {}

    /** This thread's. */
    public static CallLog here() {
        return HERE.get();
    }

    /**
     * Forgets the last request.
     *
     * @param answer what a resource is to answer to the next one; null for what it answers by itself
     */
    public void open(String answer) {
        served = answer;
        arrived = null;
        visits = 0;
        calls = 0;
    }

    /** The value of {@link #visits()} after these methods were called in this order. */
    public static int route(int... marks) {
        int route = 0;
        for (int mark : marks) {
            route = route * MARKS + mark;
        }
        return route;
    }

    /** For a benchmark that asks no resource: as if these methods had been called, and this had arrived. */
    public void pretend(int route, String body) {
        visits = route;
        arrived = body;
    }

    /** The resource methods and locators that were called since {@link #open}, as {@link #route} writes them. */
    public int visits() {
        return visits;
    }

    /** The body that a PUT brought, or what a DELETE named; null if none did. */
    public String arrived() {
        return arrived;
    }

    /** How many filters, interceptors and constraint validators were called since {@link #open}: one left out would look fast. */
    public int calls() {
        return calls;
    }

    /** For a filter, an interceptor or a constraint validator: it was called. */
    public static void count() {
        HERE.get().calls++;
    }

    /** For a resource: a DELETE method was called for something of this name. */
    public static void remove(String name) {
        called(DELETE).arrived = name;
    }

    /**
     * For a resource: a method was called, as its mark says.
     *
     * @return this thread's desk
     */
    public static CallLog called(int mark) {
        CallLog here = HERE.get();
        here.mark(mark);
        return here;
    }

    /** A method was called, on whatever thread; who notes it has to tell the thread whose log this is. */
    public void mark(int mark) {
        visits = visits * MARKS + mark;
    }

    /** For a resource: a GET method was called; what it answers. */
    public static String answer(String otherwise) {
        CallLog here = called(GET);
        return here.served == null ? otherwise : here.served;
    }

    /** For a resource: a POST method was called; what it answers. */
    public static String echo(String body) {
        called(POST);
        return body;
    }

    /**
     * For a resource: a PUT method was called with this body.
     *
     * @throws IllegalArgumentException if the body is empty
     */
    public static void take(String body) {
        if (body.isEmpty()) {
            throw new IllegalArgumentException("a PUT without a body");
        }
        called(PUT).arrived = body;
    }

    /** For a resource: a locator was called; the class that it answers. */
    public static <T> Class<T> locate(Class<T> resource) {
        called(LOCATOR);
        return resource;
    }
}
