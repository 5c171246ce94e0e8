package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.ext.Provider;

/** Applies to methods that are marked {@link Bound}. An implementation takes one instance of a class, so copies of it stand for more. */
@Provider
@Bound
public class BoundFilter extends CountingFilter {}
