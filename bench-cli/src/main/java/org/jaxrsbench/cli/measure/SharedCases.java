package org.jaxrsbench.cli.measure;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jaxrsbench.results.Case;

/**
 * Which cases which subjects of a fleet have.
 *
 * @param members of which the first is the baseline and the last the candidate
 */
public record SharedCases(List<FleetMember> members) {

    /**
     * The cases to measure if subjects may lack some by declaration: what every subject either has or declares it cannot
     * run, and at least one has. In the order of the subjects and of each one's cases.
     */
    public List<Case> supported() {
        Set<Case> any = any();
        any.removeIf(c -> !members.stream().allMatch(m -> m.listed().containsKey(c)));
        return List.copyOf(any);
    }

    /** Cases that some subject neither has nor declares it cannot run, as another commit's harness may. */
    public Set<Case> unknown() {
        Set<Case> unknown = any();
        supported().forEach(unknown::remove);
        return unknown;
    }

    /** The cases that every subject has, in the first one's order. */
    public List<Case> common() {
        List<Case> common = new ArrayList<>(members.get(0).cases());
        members.forEach(member -> common.retainAll(member.cases()));
        return common;
    }

    /** The cases that some subjects have and others have not. */
    public Set<Case> uncommon() {
        Set<Case> uncommon = any();
        common().forEach(uncommon::remove);
        return uncommon;
    }

    /** Cases that the first subject has and the last one lacks. */
    public List<Case> missing() {
        List<Case> missing = new ArrayList<>(members.get(0).cases());
        missing.removeAll(members.get(members.size() - 1).cases());
        return missing;
    }

    private Set<Case> any() {
        Set<Case> any = new LinkedHashSet<>();
        members.forEach(member -> any.addAll(member.cases()));
        return any;
    }
}
