package org.jaxrsbench.format;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toSet;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Collection;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A run held against its plan: one that was ended early measured less.
 *
 * @param unit what its plan counts
 * @param asked how many of them, of each case or of all; 0 if fewer may do
 * @param counts how many there are, of each case or of all
 * @param cases how many cases were asked for; 0 if nobody knows
 * @param measured how many were measured
 */
record Unfinished(String unit, int asked, IntSummaryStatistics counts, int cases, int measured) {

    private static final Pattern SIZES = Pattern.compile("([0-9]{1,6}([+][0-9]{1,6})*) cases?,.*");

    /**
     * What was not measured. A case that failed, or of which three rounds were discarded, is measured no further, and a check may end at any of its
     * looks: that is told otherwise. Where a subject cannot run a case, nobody knows whether the run was to have it.
     *
     * @return one line; empty if all was measured, or no plan says what was asked for
     */
    static Optional<String> of(RunFolder folder, Environment environment, List<Sample> samples) {
        if (samples.isEmpty() || Files.notExists(folder.plan())) {
            return Optional.empty();
        }
        try {
            JsonNode plan = new ObjectMapper().readTree(folder.plan().toFile());
            return (plan.path("cases").isArray() ? jmh(plan, samples) : paired(plan, environment, samples)).said();
        } catch (IOException e) {
            return Optional.empty(); // who resumes it is told
        }
    }

    private static Unfinished jmh(JsonNode plan, List<Sample> samples) {
        Map<Case, Set<Integer>> forks = rounds(samples);
        boolean failed = samples.stream().anyMatch(s -> s.status() == Status.FAILED);
        IntSummaryStatistics all = new IntSummaryStatistics();
        all.accept(forks.values().stream().mapToInt(Collection::size).sum());
        int asked = failed ? 0 : plan.path("forks").asInt();
        return new Unfinished(
                "forks", asked, all, failed ? 0 : plan.path("cases").size(), forks.size());
    }

    private static Unfinished paired(JsonNode plan, Environment environment, List<Sample> samples) {
        Map<Case, Set<Integer>> rounds = rounds(samples);
        int measured = rounds.size();
        samples.stream().filter(s -> s.status() == Status.FAILED).forEach(s -> rounds.remove(s.benchmarkCase()));
        Map<Case, Set<Integer>> counted =
                rounds(samples.stream().filter(s -> s.status() == Status.OK).toList());
        rounds.entrySet()
                .removeIf(of -> of.getValue().size()
                                - counted.getOrDefault(of.getKey(), Set.of()).size()
                        >= Run.MOST_MISSING);
        IntSummaryStatistics counts =
                rounds.values().stream().mapToInt(Collection::size).summaryStatistics();
        JsonNode settings = plan.path("settings").has("rounds") ? plan.path("settings") : plan;
        int asked = plan.path("gate").isObject() ? 0 : settings.path("rounds").asInt();
        boolean all =
                environment.values().keySet().stream().noneMatch(key -> key.startsWith(Environment.NOT_SUPPORTED));
        int cases = all ? environment.get("groups").map(Unfinished::cases).orElse(0) : 0;
        return new Unfinished("rounds", asked, counts, cases, measured);
    }

    private static Map<Case, Set<Integer>> rounds(List<Sample> samples) {
        return samples.stream().collect(groupingBy(Sample::benchmarkCase, mapping(Sample::round, toSet())));
    }

    /** From sizes of groups, such as {@code 2+2 cases, 1d2d9f7c}. */
    private static int cases(String groups) {
        Matcher sizes = SIZES.matcher(groups);
        return sizes.matches()
                ? Stream.of(sizes.group(1).split("\\+"))
                        .mapToInt(Integer::parseInt)
                        .sum()
                : 0;
    }

    private Optional<String> said() {
        if (counts.getCount() == 0 || counts.getMin() >= asked && measured >= cases) {
            return Optional.empty();
        }
        String least = counts.getMin() < counts.getMax() ? counts.getMin() + " to " : "";
        return Optional.of("ended early: " + least + counts.getMax()
                + (asked > 0 ? " of " + asked : "") + " " + unit + " were measured"
                + (measured < cases ? ", of " + measured + " of " + cases + " cases" : ""));
    }
}
