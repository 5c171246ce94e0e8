package org.jaxrsbench.resource;

/** What the shared entity provider reads and writes as JSON, beside {@link Person} and lists. */
public interface JsonEntity {}
