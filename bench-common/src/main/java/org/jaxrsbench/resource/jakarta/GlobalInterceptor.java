package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.ext.Provider;

/** Applies to every request. An implementation takes one instance of a class, so copies of it stand for more. */
@Provider
public class GlobalInterceptor extends CountingInterceptor {}
