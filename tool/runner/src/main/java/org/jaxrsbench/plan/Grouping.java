package org.jaxrsbench.plan;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.jaxrsbench.format.Labeled;

/** Which cases share a fork. */
public enum Grouping implements Labeled {
    /** All cases that need the same application: it boots once, and slices take turns among them. */
    @JsonProperty("application")
    APPLICATION,
    /** All cases: a fork boots each of their applications, with an engine of its own. */
    @JsonProperty("together")
    TOGETHER,
    /** None: one case a fork, as of other projects' benchmarks. */
    @JsonProperty("case")
    CASE;

    /** That of a subject: other projects' benchmarks have no requests that could share a fork. */
    public static Grouping of(String subject) {
        return subject.startsWith("jmh:") ? CASE : APPLICATION;
    }

    /**
     * Whether a worker waits while the JVM compiles ({@code -Xbatch}): what is compiled does not depend on how fast the compiler was then
     * (docs/statistics.md). Other projects' benchmarks go on, as under JMH.
     */
    public boolean waitsForTheCompiler() {
        return this != CASE;
    }
}
