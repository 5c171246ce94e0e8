package org.jaxrsbench.http.dropwizard;

import java.util.concurrent.atomic.AtomicLong;

/** What the service says: the same work in every variant. */
final class Sayings {

    /** The longest name that is accepted. */
    static final int LONGEST_NAME = 20;

    private final String template;
    private final String defaultName;
    private final AtomicLong counter = new AtomicLong();

    Sayings(String template, String defaultName) {
        this.template = template;
        this.defaultName = defaultName;
    }

    /** The number of the next saying, from 1. */
    long nextId() {
        return counter.incrementAndGet();
    }

    /**
     * What is said.
     *
     * @param name to whom, null for the default
     */
    String content(String name) {
        return String.format(template, name == null ? defaultName : name);
    }
}
