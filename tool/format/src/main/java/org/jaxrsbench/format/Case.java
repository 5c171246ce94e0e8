package org.jaxrsbench.format;

/**
 * A benchmark with one value for each parameter, in one mode and with one number of threads.
 *
 * @param benchmark {@code Class.method} without packages
 * @param params its parameters
 * @param mode JMH's short label of the mode, such as {@code thrpt}
 * @param threads worker threads, from 1
 */
public record Case(String benchmark, Params params, String mode, int threads) {

    private static final String BASELINE = "BaselineBenchmark.";
    private static final String SINGLE_SHOT = "ss";

    /**
     * With parameters as text.
     *
     * @throws IllegalArgumentException if they are not {@code name=value} joined by semicolons
     */
    public static Case of(String benchmark, String params, String mode, int threads) {
        return new Case(benchmark, Params.parse(params), mode, threads);
    }

    /** Whether it calls no implementation, and says what the harness or a library takes: of a class named {@code …BaselineBenchmark}. */
    public boolean isBaseline() {
        return benchmark.contains(BASELINE);
    }

    /** Whether it stands for several kinds of requests together: {@code request=mix}, {@code mix-reads} and the like. */
    public boolean isMix() {
        return params.get("request").filter(name -> name.matches("mix(-.*)?")).isPresent();
    }

    /** Whether each of its operations has a JVM of its own, as a start has. */
    public boolean isStart() {
        return mode.equals(SINGLE_SHOT);
    }

    @Override
    public String toString() {
        return benchmark + (params.isEmpty() ? "" : " " + params.words());
    }
}
