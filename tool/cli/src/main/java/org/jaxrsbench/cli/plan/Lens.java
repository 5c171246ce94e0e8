package org.jaxrsbench.cli.plan;

import java.util.List;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Labeled;
import org.jaxrsbench.protocol.JvmFlags;

/**
 * One factor that is not as by default. A ranking is worth publishing only where it is the same through every lens.
 *
 * <p>The constants' names are those of the command line, in small letters and with hyphens.
 */
public enum Lens implements Labeled {
    /** Nothing is changed. */
    DEFAULT("", 1, ""),

    /** The collector that the JVM takes by itself on a server. */
    G1(JvmFlags.with("-XX:+UseG1GC"), 1, ""),

    /** A worker thread for each processor. */
    PROCESSORS("", Runtime.getRuntime().availableProcessors(), ""),

    /** A newer JDK. */
    JDK_25("", 1, "@25"),

    /** One resource object for all requests. */
    SINGLETONS(JvmFlags.with("", "-D" + JvmFlags.DEPLOYMENT + "=singletons"), 1, ""),

    /** Each implementation with its own defaults. */
    SHIPPED(JvmFlags.with("", "-D" + JvmFlags.DEPLOYMENT + "=shipped"), 1, ""),

    /** Requests with no header but those that a case needs, mostly one. */
    BARE_REQUESTS(JvmFlags.with("", "-D" + JvmFlags.BARE_REQUESTS + "=true"), 1, "");

    private static final String ALL = "all";

    private final String jvmFlags;
    private final int threads;
    private final String jdk;

    /** With these flags in place of the benchmarks' own, if there are any, so many threads, and this behind a subject. */
    Lens(String jvmFlags, int threads, String jdk) {
        this.jvmFlags = jvmFlags;
        this.threads = threads;
        this.jdk = jdk;
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
        return labels.stream()
                .map(label -> Labeled.find(Lens.class, label)
                        .orElseThrow(() -> new BadInputException("--lens " + label + ": expected " + ALL
                                + ", or some of " + Labeled.labels(Lens.class))))
                .distinct()
                .toList();
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
        return new RunPlan(
                plan.subjects().stream()
                        .map(s -> new RunPlan.PlannedSubject(s.label(), s.subject() + jdk))
                        .toList(),
                plan.selection(),
                new RunPlan.Forks(
                        plan.forks().grouping(), threads, jvmFlags, plan.forks().conditions()),
                plan.times(),
                plan.rounds(),
                plan.seed(),
                plan.gate(),
                label(),
                plan.app());
    }
}
