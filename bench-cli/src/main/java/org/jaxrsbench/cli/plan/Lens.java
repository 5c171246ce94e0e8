package org.jaxrsbench.cli.plan;

import java.util.List;
import java.util.function.UnaryOperator;
import org.jaxrsbench.protocol.JvmFlags;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Labeled;

/**
 * One factor that is not as by default. A ranking is worth publishing only where it is the same through every lens.
 *
 * <p>The constants' names are those of the command line, in small letters and with hyphens.
 */
public enum Lens implements Labeled {
    /** Nothing is changed. */
    DEFAULT(plan -> plan),

    /** The collector that the JVM takes by itself on a server. */
    G1(plan -> plan.withForks(plan.forks().withFlags(JvmFlags.with("-XX:+UseG1GC")))),

    /** A worker thread for each processor. */
    PROCESSORS(
            plan -> plan.withForks(plan.forks().withThreads(Runtime.getRuntime().availableProcessors()))),

    /** A newer JDK. */
    JDK_25(plan -> plan.onJdk("25")),

    /** One resource object for all requests. */
    SINGLETONS(plan -> deployed(plan, "singletons")),

    /** What each implementation does if nothing is set. */
    SHIPPED(plan -> deployed(plan, "shipped"));

    private static final String ALL = "all";

    private final UnaryOperator<RunPlan> through;

    /** Its plans are like this; their flags, threads and JDKs were the default ones. */
    Lens(UnaryOperator<RunPlan> through) {
        this.through = through;
    }

    private static RunPlan deployed(RunPlan plan, String deployment) {
        return plan.withForks(plan.forks().withFlags(JvmFlags.with("", "-D" + JvmFlags.DEPLOYMENT + "=" + deployment)));
    }

    /**
     * The lenses of these names.
     *
     * @param labels names, or {@code all}
     * @throws BadInputException if there is no such lens
     */
    public static List<Lens> of(List<String> labels) {
        if (labels.equals(List.of(ALL))) {
            return List.of(values());
        }
        return labels.stream().map(Lens::of).distinct().toList();
    }

    private static Lens of(String label) {
        return Labeled.find(Lens.class, label)
                .orElseThrow(() -> new BadInputException(
                        "--lens " + label + ": expected " + ALL + ", or some of " + Labeled.labels(Lens.class)));
    }

    /**
     * The plan through this lens.
     *
     * @throws BadInputException if the plan sets by itself what a lens changes
     */
    public RunPlan plan(RunPlan plan) {
        if (!plan.forks().jvmFlags().isEmpty()
                || plan.forks().threads() != 1
                || plan.subjects().stream().anyMatch(s -> s.subject().matches(".*[@\\[].*"))) {
            throw new BadInputException("--lens sets flags, threads and JDK one at a time: leave out --jvm-args,"
                    + " --threads, and @ and [flags] in subjects");
        }
        return through.apply(plan).withLens(label());
    }
}
