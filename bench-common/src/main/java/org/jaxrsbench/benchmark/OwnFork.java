package org.jaxrsbench.benchmark;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A benchmark whose cases leave something behind, in caches for instance, that the next case in the same fork would meet: each has a fork of its own. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface OwnFork {}
