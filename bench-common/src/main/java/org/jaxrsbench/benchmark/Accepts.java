package org.jaxrsbench.benchmark;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Which values a benchmark parameter takes beside those that JMH's {@code @Param} runs by default. What is neither
 * here nor there is an input error, not a benchmark of something that was never written.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
public @interface Accepts {

    /** Further values. */
    String[] value() default {};

    /** Whether the parameter is an open number and takes any integer from this one on; negative: it is not. */
    int numbersFrom() default -1;

    /** Numbers that contract tests try for all of them. */
    String[] tried() default {"1", "4096"};
}
