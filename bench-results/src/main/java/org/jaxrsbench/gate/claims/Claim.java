package org.jaxrsbench.gate.claims;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.gate.compare.Comparison.Change;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.CsvFiles;

/**
 * A row of {@code results/published.csv}, with what measures it here, from {@code results/claims.csv}.
 *
 * @param experiment which of the published experiments
 * @param text engine, version, variant, method, path and metric as published
 * @param published the figure, in its own unit
 * @param error half of the interval that was published with it, in the same unit; 0 if none was
 * @param tier what kind of measurement it takes
 * @param metric as published
 * @param subject what is measured in its place
 * @param benchmark in-process: which benchmarks have the case, as a regular expression; empty otherwise
 * @param method of the case
 * @param path of the case
 * @param part profile: the part of the server's stack whose CPU time is published; empty otherwise
 * @param reference whether it is what its experiment's rows of the same metric are compared with
 * @param launches how many times as many launches it takes as others, to be told from noise; from 1
 * @param standing how near what is measured comes to what was published
 * @param reason what stands in for what, if it is not the very thing; empty if it is
 */
public record Claim(
        String experiment,
        String text,
        double published,
        double error,
        Tier tier,
        String metric,
        String subject,
        String benchmark,
        String method,
        String path,
        String part,
        boolean reference,
        int launches,
        Standing standing,
        String reason) {

    private static final List<String> PUBLISHED = List.of(
            "experiment,year,tier,source,engine,version,variant,method,path,metric,value,error,unit,note".split(","));
    private static final List<String> CLAIMS =
            List.of(("experiment,engine,version,variant,method,path,metric,subject,benchmark,measured_path,part,"
                            + "reference,launches,standing,reason")
                    .split(","));
    private static final int KEY = 7;
    private static final String REFERENCE = "yes";

    /** How near what is measured comes to what was published. */
    public enum Standing {
        /** The very thing. */
        SAME(""),
        /** Another release, because that one cannot be had or was not named. */
        STAND_IN("stand-in"),
        /** What was published timed something else than it says. */
        DIFFERENT_OPERATION("different operation");

        private final String label;

        Standing(String label) {
            this.label = label;
        }

        /** Its name in files and tables; empty for the very thing. */
        public String label() {
            return label;
        }

        private static Standing of(CsvFiles.Line line, String label) {
            return Stream.of(values())
                    .filter(s -> s.label.equals(label))
                    .findFirst()
                    .orElseThrow(() -> line.error(
                            "standing '" + label + "': expected stand-in, different operation or nothing; correct it"));
        }
    }

    /** What kind of measurement a claim takes. */
    public enum Tier {
        /** Requests are dispatched inside a JVM. */
        IN_PROCESS("in-process"),
        /** A server under load. */
        HTTP("http"),
        /** A server under load, with a flight recorder. */
        PROFILE("profile");

        private final String label;

        Tier(String label) {
            this.label = label;
        }

        /** Its name in files and tables. */
        public String label() {
            return label;
        }

        private static Tier of(CsvFiles.Line line, String label) {
            return Stream.of(values())
                    .filter(t -> t.label.equals(label))
                    .findFirst()
                    .orElseThrow(
                            () -> line.error("tier '" + label + "': expected in-process, http or profile; correct it"));
        }
    }

    /**
     * All claims, in the published order.
     *
     * @param checkout the folder that holds {@code results}
     * @throws BadInputException if a file is missing or wrong, or if nothing measures a published row
     */
    public static List<Claim> all(Path checkout) {
        Path file = checkout.resolve("results/claims.csv");
        Map<List<String>, CsvFiles.Line> measured = new HashMap<>();
        for (CsvFiles.Line line : CsvFiles.read(file, CLAIMS)) {
            if (measured.put(line.fields().subList(0, KEY), line) != null) {
                throw line.error("an earlier line is of the same published row; remove one of them");
            }
        }
        List<Claim> claims = new ArrayList<>();
        for (CsvFiles.Line line : CsvFiles.read(checkout.resolve("results/published.csv"), PUBLISHED)) {
            List<String> f = line.fields();
            List<String> key = List.of(f.get(0), f.get(4), f.get(5), f.get(6), f.get(7), f.get(8), f.get(9));
            claims.add(of(
                    line,
                    Optional.ofNullable(measured.get(key))
                            .orElseThrow(() ->
                                    line.error("no line of " + file + " says what measures " + key + "; add one"))));
        }
        return claims;
    }

    private static Claim of(CsvFiles.Line published, CsvFiles.Line measured) {
        List<String> f = published.fields();
        List<String> by = measured.fields();
        Tier tier = Tier.of(published, f.get(2));
        onlyOf(Tier.IN_PROCESS, tier, measured, "benchmark", by.get(8));
        onlyOf(Tier.PROFILE, tier, measured, "part", by.get(10));
        if (!by.get(11).isEmpty() && !by.get(11).equals(REFERENCE)) {
            throw measured.error("reference '" + by.get(11) + "': expected yes or nothing; correct it");
        }
        Standing standing = Standing.of(measured, by.get(13));
        if (by.get(14).isEmpty() != (standing == Standing.SAME)) {
            throw measured.error("standing '" + by.get(13) + "' and reason '" + by.get(14)
                    + "': expected both or neither; say what stands in for what");
        }
        return new Claim(
                f.get(0),
                by.subList(1, KEY).stream().filter(t -> !t.isEmpty()).collect(Collectors.joining(" ")),
                value(published, f.get(10)),
                f.get(11).isEmpty() ? 0 : value(published, f.get(11)),
                tier,
                f.get(9),
                by.get(7),
                by.get(8),
                f.get(7),
                by.get(9),
                by.get(10),
                by.get(11).equals(REFERENCE),
                launches(measured, by.get(12)),
                standing,
                by.get(14));
    }

    private static void onlyOf(Tier needs, Tier tier, CsvFiles.Line line, String column, String value) {
        if (tier == needs && value.isEmpty()) {
            throw line.error("the " + column + " is empty; a claim of the tier " + tier.label + " needs one");
        }
        if (tier != needs && !value.isEmpty()) {
            throw line.error(
                    "the " + column + " '" + value + "' has no meaning in the tier " + tier.label + "; leave it empty");
        }
    }

    private static int launches(CsvFiles.Line line, String text) {
        if (!text.isEmpty() && !text.matches("[1-9]\\d?")) {
            throw line.error(
                    "launches '" + text + "': expected how many times as many, from 1 to 99, or nothing; correct it");
        }
        return text.isEmpty() ? 1 : Integer.parseInt(text);
    }

    private static double value(CsvFiles.Line line, String text) {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException e) {
            throw line.error("value '" + text + "' is not a number; correct it");
        }
    }

    /**
     * Those of some experiments.
     *
     * @param experiments names; all claims if there is none
     * @throws BadInputException if there is no such experiment; the message lists them
     */
    public static List<Claim> of(List<Claim> all, List<String> experiments) {
        List<String> known = all.stream().map(Claim::experiment).distinct().toList();
        for (String experiment : experiments) {
            if (!known.contains(experiment)) {
                throw new BadInputException(
                        "unknown experiment '" + experiment + "'; expected one of " + String.join(", ", known));
            }
        }
        return all.stream()
                .filter(c -> experiments.isEmpty() || experiments.contains(c.experiment()))
                .toList();
    }

    /** Those that take one kind of measurement. */
    public static List<Claim> ofTier(List<Claim> claims, Tier tier) {
        return claims.stream().filter(c -> c.tier() == tier).toList();
    }

    /**
     * The published ratio to another row, with the interval that the published errors of both give: on logarithms, as the root of the
     * sum of their squares. JMH publishes half-widths of 99.9%, which are taken as they are.
     */
    public Change publishedRatio(Claim reference) {
        double ratio = published / reference.published;
        double half = Math.hypot(error / published, reference.error / reference.published);
        return this.reference
                ? new Change(ratio, ratio, ratio)
                : new Change(ratio, ratio * StrictMath.exp(-half), ratio * StrictMath.exp(half));
    }

    /**
     * The row that this one is a ratio to.
     *
     * @throws BadInputException if its experiment has none for its metric
     */
    public Claim referenceAmong(List<Claim> all) {
        return Stream.concat(all.stream(), Stream.of(this))
                .filter(c -> c.reference()
                        && c.experiment().equals(experiment)
                        && c.metric().equals(metric))
                .findFirst()
                .orElseThrow(() -> new BadInputException("results/claims.csv: experiment " + experiment
                        + " has no reference for " + metric + "; write yes in the column reference of one row"));
    }
}
