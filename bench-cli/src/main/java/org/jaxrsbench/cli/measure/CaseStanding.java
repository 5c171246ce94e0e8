package org.jaxrsbench.cli.measure;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jaxrsbench.cli.plan.Compilation;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Environment;

/**
 * What is known of each case of a run as its pairs come in: whether it goes on being measured, how long its forks warm up,
 * and whether their workers wait for the compiler. What a reader of the figures has to know goes into the environment.
 */
final class CaseStanding {

    private final Compilation compilation;
    private final Environment environment;
    private final Set<Case> failed = new LinkedHashSet<>();
    private final Set<Case> unsettled = new LinkedHashSet<>();
    private final Map<Case, Integer> missing = new HashMap<>();
    private final Map<Case, Integer> warmups = new LinkedHashMap<>();
    private final Set<Case> background = new LinkedHashSet<>();

    /**
     * Nothing is known yet.
     *
     * @param compilation what workers do while the JVM compiles, unless a subject never stops compiling
     */
    CaseStanding(Compilation compilation, Environment environment) {
        this.compilation = compilation;
        this.environment = environment;
    }

    /** Cases of which a fork failed. */
    Set<Case> failed() {
        return failed;
    }

    /** Cases with {@link ConditionsRule#MOST_MISSING} rounds that were discarded as often as they were tried. */
    Set<Case> unsettled() {
        return unsettled;
    }

    /** Cases that a compiler which never comes to rest sent back to background compilation. */
    Set<Case> background() {
        return background;
    }

    /** The cases of a group that go on being measured. */
    CaseGroup remaining(CaseGroup group) {
        Set<Case> gone = new HashSet<>(failed);
        gone.addAll(unsettled);
        return group.without(gone);
    }

    /** A fork failed on these. */
    void fail(Collection<Case> cases) {
        failed.addAll(cases);
    }

    /** A round of these was discarded as often as it was tried. */
    void missRound(Collection<Case> cases) {
        for (Case benchmarkCase : cases) {
            if (missing.merge(benchmarkCase, 1, Integer::sum) == ConditionsRule.MOST_MISSING) {
                unsettled.add(benchmarkCase);
            }
        }
    }

    /** How many times the usual warm-up forks of these get, from 1. */
    int warmups(CaseGroup group) {
        return group.cases().stream()
                .map(warmups::get)
                .filter(Objects::nonNull)
                .max(Integer::compare)
                .orElse(1);
    }

    /** Forks of these get a longer warm-up from now on. */
    void warmLonger(CaseGroup group, int times) {
        group.cases().forEach(c -> warmups.put(c, times));
        environment.put(
                "longer_warmup",
                warmups.entrySet().stream()
                        .map(w -> w.getKey() + " x" + w.getValue())
                        .sorted()
                        .collect(Collectors.joining("; ")));
    }

    /** Whether workers of these wait for the compiler. */
    boolean batch(CaseGroup group) {
        return compilation == Compilation.BATCH && group.cases().stream().noneMatch(background::contains);
    }

    /** Workers of these do not wait from now on, and warm up as usual again. */
    void goOnWhileCompiling(CaseGroup group) {
        background.addAll(group.cases());
        group.cases().forEach(warmups::remove);
        environment.put(
                "background_compilation",
                background.stream().map(Case::toString).sorted().collect(Collectors.joining("; ")));
    }
}
