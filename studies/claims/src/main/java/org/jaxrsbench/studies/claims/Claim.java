package org.jaxrsbench.studies.claims;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Labeled;
import org.jaxrsbench.format.Table;
import org.jaxrsbench.gate.Estimate;

/**
 * A published figure, with what measures it here.
 *
 * @param published the row of {@code results/published.csv}
 * @param counterpart the row of {@code results/claims.csv} for it
 */
public record Claim(Published published, Counterpart counterpart) {

    private static final Table<Published> PUBLISHED = new Table<>(Published.class);
    private static final Table<Counterpart> COUNTERPARTS = new Table<>(Counterpart.class);

    /** The published wording. */
    public record Origin(String engine, String version, String variant, String method, String path, String metric) {}

    /**
     * A published figure.
     *
     * @param experiment which of the published experiments
     * @param year of publication
     * @param tier what kind of measurement it takes
     * @param source where it was published
     * @param value the figure, in its own unit
     * @param error half of the interval that was published with it, in the same unit; NaN if none was
     */
    public record Published(
            String experiment,
            String year,
            Tier tier,
            String source,
            Origin origin,
            double value,
            double error,
            String unit,
            String note) {

        /** Checks the figure. */
        public Published {
            if (Double.isNaN(value)) {
                throw new IllegalArgumentException("value is empty, expected a number");
            }
        }

        /** Half of the published interval, as a fraction of the figure; 0 if none was published. */
        public double relativeError() {
            return Double.isNaN(error) ? 0 : error / value;
        }
    }

    /**
     * What measures a published figure here.
     *
     * @param experiment with {@code origin}, names the published row
     * @param subject what is measured in its place
     * @param benchmark in-process: which benchmarks have the case, as a regular expression; empty otherwise
     * @param measuredPath of the case
     * @param part profile: the part of the server's stack whose CPU time is published; empty otherwise
     * @param reference {@code yes} if it is what its experiment's rows of the same metric are compared with, or nothing
     * @param launches how many times as many launches it takes as others, to be told from noise: 1 to 99, or nothing
     * @param standing how near what is measured comes to what was published
     * @param reason what stands in for what, if it is not the very thing; empty if it is
     */
    public record Counterpart(
            String experiment,
            Origin origin,
            String subject,
            String benchmark,
            String measuredPath,
            String part,
            String reference,
            String launches,
            Standing standing,
            String reason) {

        /** Checks what is written by hand. */
        public Counterpart {
            if (!reference.isEmpty() && !reference.equals("yes")) {
                throw new IllegalArgumentException("reference is '" + reference + "', expected yes or nothing");
            }
            if (!launches.isEmpty() && !launches.matches("[1-9]\\d?")) {
                throw new IllegalArgumentException(
                        "launches is '" + launches + "', expected how many times as many, from 1 to 99, or nothing");
            }
            if (reason.isEmpty() != (standing == Standing.SAME)) {
                throw new IllegalArgumentException("standing is '" + standing.label() + "' and reason '" + reason
                        + "', expected both or neither, to say what stands in for what");
            }
        }
    }

    /** Checks that both rows are of one tier. */
    public Claim {
        onlyOf(Tier.IN_PROCESS, published.tier(), "benchmark", counterpart.benchmark());
        onlyOf(Tier.PROFILE, published.tier(), "part", counterpart.part());
    }

    private static void onlyOf(Tier needs, Tier tier, String column, String value) {
        if (tier == needs && value.isEmpty()) {
            throw new IllegalArgumentException(
                    "the " + column + " is empty; a claim of the tier " + tier.label() + " needs one");
        }
        if (tier != needs && !value.isEmpty()) {
            throw new IllegalArgumentException("the " + column + " '" + value + "' has no meaning in the tier "
                    + tier.label() + "; leave it empty");
        }
    }

    /** Which of the published experiments it is of. */
    public String experiment() {
        return published.experiment();
    }

    /** Engine, version, variant, method, path and metric as published. */
    public String text() {
        Origin o = published.origin();
        return Stream.of(o.engine(), o.version(), o.variant(), o.method(), o.path(), o.metric())
                .filter(t -> !t.isEmpty())
                .collect(Collectors.joining(" "));
    }

    /** The tier that measures the claim. */
    public Tier tier() {
        return published.tier();
    }

    /** Whether its experiment's rows of the same metric are compared with it. */
    public boolean reference() {
        return !counterpart.reference().isEmpty();
    }

    /** How many times as many launches it takes as others, from 1. */
    public int launches() {
        return counterpart.launches().isEmpty() ? 1 : Integer.parseInt(counterpart.launches());
    }

    /** How near what is measured comes to what was published. */
    public enum Standing implements Labeled {
        /** The very thing. */
        SAME,
        /** Another release, because that one cannot be had or was not named. */
        STAND_IN,
        /** The publication timed something other than it says. */
        DIFFERENT_OPERATION;

        @Override
        public String label() {
            return switch (this) {
                case SAME -> "";
                case STAND_IN -> "stand-in";
                case DIFFERENT_OPERATION -> "different operation";
            };
        }
    }

    /** The tier that measures a claim. */
    public enum Tier implements Labeled {
        /** Requests are dispatched inside a JVM. */
        IN_PROCESS,
        /** A server under load. */
        HTTP,
        /** A server under load, with a flight recorder. */
        PROFILE
    }

    /**
     * All claims, in the published order.
     *
     * @param checkout the folder that holds {@code results}
     * @throws BadInputException if a file is missing or wrong, or if nothing measures a published row
     */
    public static List<Claim> all(Path checkout) {
        Path file = checkout.resolve("results/claims.csv");
        Map<List<Object>, Counterpart> measured = new HashMap<>();
        for (Counterpart row : COUNTERPARTS.read(file)) {
            if (measured.put(List.of(row.experiment(), row.origin()), row) != null) {
                throw new BadInputException(
                        file + ": two lines are of " + row.experiment() + ", " + row.origin() + "; remove one of them");
            }
        }
        List<Claim> claims = new ArrayList<>();
        for (Published row : PUBLISHED.read(checkout.resolve("results/published.csv"))) {
            String name = row.experiment() + ", " + row.origin();
            Counterpart counterpart = measured.get(List.of(row.experiment(), row.origin()));
            if (counterpart == null) {
                throw new BadInputException(file + ": no line says what measures " + name + "; add one");
            }
            try {
                claims.add(new Claim(row, counterpart));
            } catch (IllegalArgumentException e) {
                throw new BadInputException(file + ": " + name + ": " + e.getMessage());
            }
        }
        return claims;
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

    /** The claims that a tier measures. */
    public static List<Claim> ofTier(List<Claim> claims, Tier tier) {
        return claims.stream().filter(c -> c.tier() == tier).toList();
    }

    /**
     * The published ratio to another row, with the interval that the published errors of both give: on logarithms, as the root of the
     * sum of their squares. JMH publishes half-widths of 99.9%, which are taken as they are.
     */
    public Estimate publishedRatio(Claim reference) {
        double log = StrictMath.log(published.value() / reference.published.value());
        double half =
                reference() ? 0 : StrictMath.hypot(published.relativeError(), reference.published.relativeError());
        return new Estimate(log, log - half, log + half, 0);
    }

    /**
     * The row that this one is a ratio to.
     *
     * @throws BadInputException if its experiment has none for its metric
     */
    public Claim referenceAmong(List<Claim> all) {
        String metric = published.origin().metric();
        return Stream.concat(all.stream(), Stream.of(this))
                .filter(c -> c.reference() && c.experiment().equals(experiment()))
                .filter(c -> c.published.origin().metric().equals(metric))
                .findFirst()
                .orElseThrow(() -> new BadInputException("results/claims.csv: experiment " + experiment()
                        + " has no reference for " + metric + "; write yes in the column reference of one row"));
    }
}
