package org.jaxrsbench.studies.scaling.probe;

import java.util.List;
import java.util.Map;

/** The protocol of a JVM that tries applications: a line of JSON in each direction. */
public final class ProbeWords {

    /** A row of these in a path or a header's value takes the number of a request, where several take turns. */
    public static final char MARK = '#';

    private ProbeWords() {}

    /**
     * An application and its requests.
     *
     * @param jar of its classes, whose names no earlier application had
     * @param resources names of its resource classes
     * @param providers names of its providers
     */
    public record Ask(String jar, List<String> resources, List<String> providers, List<Shot> shots) {}

    /**
     * A request.
     *
     * @param headers lines of a name, a colon, a space and a value
     * @param body empty for none
     * @param distinct how many requests take turns; 1 for the same one
     * @param warm how many are sent first
     * @param count how many are counted then
     */
    public record Shot(
            String method, String path, List<String> headers, String body, int distinct, int warm, int count) {}

    /** What came of an application: a hit for each request. */
    public record Told(List<Hit> hits) {}

    /**
     * An answer, the last of its request, and what one took.
     *
     * @param failure what was thrown; empty if nothing was
     * @param type media type; empty for none
     * @param work methods entered and jumps back
     * @param bytes allocated by the thread
     * @param most methods outside the platform that worked most, with their parts of the work
     */
    public record Hit(
            String failure, int status, String type, String body, double work, double bytes, Map<String, Double> most) {

        /** The placeholder for an answer that did not come. */
        public static Hit failed(String failure) {
            return new Hit(failure, 0, "", "", 0, 0, Map.of());
        }
    }
}
