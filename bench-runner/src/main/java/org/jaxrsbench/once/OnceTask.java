package org.jaxrsbench.once;

import java.io.IOException;
import java.util.List;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.Params;
import org.jaxrsbench.results.Subject;

/**
 * What a JVM does that runs alone: a start, or minutes of work.
 *
 * @param label of the subject
 * @param params of its cases
 * @param whole the figure that says whether it was measured at all: {@code Class.method} and metric
 * @param body runs it
 */
public record OnceTask(String label, Params params, Figure whole, Body body) {

    /** Runs a task once. */
    @FunctionalInterface
    public interface Body {

        /**
         * Runs it.
         *
         * @throws IOException if it fails
         */
        Outcome run() throws IOException, InterruptedException;
    }

    /**
     * What it gave.
     *
     * @param who what the JVM said that it is, under the label of the task
     * @param figures in order
     */
    public record Outcome(Subject who, List<Figure> figures) {}

    /**
     * A figure.
     *
     * @param benchmark {@code Class.method}
     * @param more parameters beside those of the task; mostly none
     */
    public record Figure(String benchmark, Params more, Metric metric, double value) {}

    /** The subject and the parameters. */
    @Override
    public String toString() {
        return label + " " + params.words();
    }
}
