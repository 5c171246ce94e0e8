package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.ext.Provider;

/** Sixteen interceptors that apply to methods marked {@link Bound}: an implementation takes one instance of a class. */
public final class BoundInterceptors {

    private BoundInterceptors() {}

    @Provider
    @Bound
    public static class N1 extends CountingInterceptor {}

    @Provider
    @Bound
    public static class N2 extends CountingInterceptor {}

    @Provider
    @Bound
    public static class N3 extends CountingInterceptor {}

    @Provider
    @Bound
    public static class N4 extends CountingInterceptor {}

    @Provider
    @Bound
    public static class N5 extends CountingInterceptor {}

    @Provider
    @Bound
    public static class N6 extends CountingInterceptor {}

    @Provider
    @Bound
    public static class N7 extends CountingInterceptor {}

    @Provider
    @Bound
    public static class N8 extends CountingInterceptor {}

    @Provider
    @Bound
    public static class N9 extends CountingInterceptor {}

    @Provider
    @Bound
    public static class N10 extends CountingInterceptor {}

    @Provider
    @Bound
    public static class N11 extends CountingInterceptor {}

    @Provider
    @Bound
    public static class N12 extends CountingInterceptor {}

    @Provider
    @Bound
    public static class N13 extends CountingInterceptor {}

    @Provider
    @Bound
    public static class N14 extends CountingInterceptor {}

    @Provider
    @Bound
    public static class N15 extends CountingInterceptor {}

    @Provider
    @Bound
    public static class N16 extends CountingInterceptor {}
}
