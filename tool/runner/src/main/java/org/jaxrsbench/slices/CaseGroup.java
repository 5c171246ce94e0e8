package org.jaxrsbench.slices;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.plan.Grouping;

/**
 * Cases that share a fork.
 *
 * @param cases one that shares with no other is alone
 * @param able indices of the subjects that have the cases
 * @param application that all of them need; empty if they need several, or nobody says which
 */
public record CaseGroup(List<Case> cases, List<Integer> able, String application) {

    /**
     * Groups cases. Those of one application, or all if they are together, share a fork if the same subjects have them; what a
     * subject names no application for is alone.
     */
    public static List<CaseGroup> of(Collection<Case> cases, List<FleetMember> members, Grouping grouping) {
        record Key(String application, String mode, List<Integer> able, Case alone) {}
        Map<Key, List<Case>> groups = new LinkedHashMap<>();
        for (Case benchmarkCase : cases) {
            List<Integer> able = IntStream.range(0, members.size())
                    .filter(i -> members.get(i).runs(benchmarkCase))
                    .boxed()
                    .toList();
            List<String> applications = able.stream()
                    .map(i -> members.get(i).listed().get(benchmarkCase).application())
                    .distinct()
                    .toList();
            boolean shares = grouping != Grouping.CASE
                    && applications.size() == 1
                    && !applications.get(0).isEmpty();
            Key key = !shares
                    ? new Key("", "", able, benchmarkCase)
                    : new Key(
                            grouping == Grouping.TOGETHER ? "" : applications.get(0), benchmarkCase.mode(), able, null);
            groups.computeIfAbsent(key, k -> new ArrayList<>()).add(benchmarkCase);
        }
        return groups.entrySet().stream()
                .map(of -> new CaseGroup(
                        of.getValue(), of.getKey().able(), of.getKey().application()))
                .toList();
    }

    /** How many cases share each fork, and 8 hexadecimal digits that tell which: equal if the same ones do. */
    public static String digest(List<CaseGroup> groups) {
        List<String> texts = groups.stream()
                .map(g -> g.cases().stream().map(Case::toString).sorted().collect(Collectors.joining(",")))
                .sorted()
                .toList();
        String sizes = groups.stream()
                .map(g -> g.cases().size())
                .sorted()
                .map(String::valueOf)
                .collect(Collectors.joining("+"));
        return sizes + " cases, "
                + HexFormat.of().toHexDigits(String.join("|", texts).hashCode());
    }

    /** This group without some cases. */
    public CaseGroup without(Set<Case> gone) {
        return new CaseGroup(cases.stream().filter(c -> !gone.contains(c)).toList(), able, application);
    }

    /** The case, or how many there are. */
    @Override
    public String toString() {
        return cases.size() == 1
                ? CaseNames.of(cases.get(0))
                : cases.size() + " cases" + (application.isEmpty() ? "" : " of one application");
    }
}
