package org.jaxrsbench.benchmark;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.jaxrsbench.engine.Capability;

/**
 * What an engine must be capable of to run a benchmark (on the class), or a benchmark with certain values of a
 * parameter (on its field).
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.FIELD})
@Repeatable(Requires.All.class)
public @interface Requires {

    /** What is needed. */
    Capability[] value();

    /** On a field: the values of the parameter that need it; none for every value. */
    String[] when() default {};

    /** On a field: a value of another parameter, as {@code name=value}, with which nothing is needed after all. */
    String unless() default "";

    /** Several of them. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.TYPE, ElementType.FIELD})
    @interface All {

        /** Each. */
        Requires[] value();
    }
}
