package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.ext.Provider;

/** Sixteen filters that apply to methods marked {@link Bound}: an implementation takes one instance of a class. */
public final class BoundFilters {

    private BoundFilters() {}

    @Provider
    @Bound
    public static class N1 extends CountingFilter {}

    @Provider
    @Bound
    public static class N2 extends CountingFilter {}

    @Provider
    @Bound
    public static class N3 extends CountingFilter {}

    @Provider
    @Bound
    public static class N4 extends CountingFilter {}

    @Provider
    @Bound
    public static class N5 extends CountingFilter {}

    @Provider
    @Bound
    public static class N6 extends CountingFilter {}

    @Provider
    @Bound
    public static class N7 extends CountingFilter {}

    @Provider
    @Bound
    public static class N8 extends CountingFilter {}

    @Provider
    @Bound
    public static class N9 extends CountingFilter {}

    @Provider
    @Bound
    public static class N10 extends CountingFilter {}

    @Provider
    @Bound
    public static class N11 extends CountingFilter {}

    @Provider
    @Bound
    public static class N12 extends CountingFilter {}

    @Provider
    @Bound
    public static class N13 extends CountingFilter {}

    @Provider
    @Bound
    public static class N14 extends CountingFilter {}

    @Provider
    @Bound
    public static class N15 extends CountingFilter {}

    @Provider
    @Bound
    public static class N16 extends CountingFilter {}
}
