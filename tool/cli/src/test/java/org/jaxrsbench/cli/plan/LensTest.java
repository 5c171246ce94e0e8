package org.jaxrsbench.cli.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jaxrsbench.format.Refusals.assertRefused;

import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.benchmark.EngineBenchmark;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openjdk.jmh.annotations.Fork;

class LensTest {

    private static final List<String> FLAGS =
            List.of(EngineBenchmark.class.getAnnotation(Fork.class).jvmArgsAppend());

    private static RunPlan plan(String... subjects) {
        return plan(1, "", subjects);
    }

    private static RunPlan plan(int threads, String flags, String... subjects) {
        return new RunPlan(
                RunPlan.PlannedSubject.labeled(List.of(subjects)),
                new CaseSelection(List.of(), List.of(), ""),
                new RunPlan.Forks(Grouping.CASE, threads, flags, RunPlan.Conditions.DISCARD),
                SuiteTimes.quick.times(),
                3,
                1,
                null,
                "",
                null);
    }

    /** What differs from the default plan, in words. */
    private static List<String> changes(Lens lens) {
        RunPlan before = plan("a:1", "b:2");
        RunPlan after = lens.plan(before);
        assertThat(after.lens()).isEqualTo(lens.label());
        assertThat(after.labels()).isEqualTo(before.labels());
        List<String> flags = after.forks().jvmFlags().isEmpty()
                ? FLAGS
                : List.of(after.forks().jvmFlags().split(" "));
        List<String> changes = new ArrayList<>();
        FLAGS.stream().filter(f -> !flags.contains(f)).forEach(f -> changes.add("without " + f));
        flags.stream().filter(f -> !FLAGS.contains(f)).forEach(changes::add);
        if (after.forks().threads() != 1) {
            changes.add("threads");
        }
        after.subjects().stream().filter(s -> !s.subject().equals(s.label())).forEach(s -> changes.add(s.subject()));
        return changes;
    }

    @Test
    void oneFactorAtATime() {
        assertThat(changes(Lens.DEFAULT)).isEmpty();
        assertThat(changes(Lens.G1)).containsExactly("without -XX:+UseSerialGC", "-XX:+UseG1GC");
        assertThat(changes(Lens.JDK_25)).containsExactly("a:1@25", "b:2@25");
        assertThat(changes(Lens.SINGLETONS)).containsExactly("-Djaxrsbench.deployment=singletons");
        assertThat(changes(Lens.SHIPPED)).containsExactly("-Djaxrsbench.deployment=shipped");
        assertThat(Lens.PROCESSORS.plan(plan("a:1")).forks().threads())
                .isEqualTo(Runtime.getRuntime().availableProcessors());
    }

    @ParameterizedTest
    @EnumSource
    void aLensHasAName(Lens lens) {
        assertThat(Lens.of(List.of(lens.label()))).containsExactly(lens);
        assertThat(Lens.of(List.of("all"))).contains(lens);
    }

    @Test
    void whatALensChangesMustNotBeSetByHand() {
        for (RunPlan set : List.of(plan("a:1@21"), plan("a:1[-Xint]"), plan(2, "", "a:1"), plan(1, "-Xmx2g", "a:1"))) {
            assertRefused(
                    () -> Lens.DEFAULT.plan(set), "leave out --jvm-args, --threads, and @ and [flags] in subjects");
        }
        assertRefused(
                () -> Lens.of(List.of("zgc")),
                "--lens zgc: expected all, or some of default, g1, processors, jdk-25, singletons, shipped");
    }
}
