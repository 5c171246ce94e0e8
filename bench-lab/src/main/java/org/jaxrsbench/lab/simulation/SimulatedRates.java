package org.jaxrsbench.lab.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.gate.Verdict;
import org.jaxrsbench.gate.stats.ExactTests;

/**
 * How the checks of one kind ended.
 *
 * @param check the kind
 * @param suites how many of each truth were simulated
 * @param minutes mean time until all cases are decided, if nothing changed
 * @param minutesOfNine what nine of ten such checks take at most
 * @param counts of suites, in the order of {@link #SHARES}
 * @param roundsUntilNamed mean rounds until a drop was named, if it was, by {@link Simulation#DROPS}
 */
public record SimulatedRates(
        SimulatedCheck check,
        int suites,
        double minutes,
        double minutesOfNine,
        List<Long> counts,
        List<Double> roundsUntilNamed) {

    /** What is counted, in the order of the columns. */
    static final List<String> SHARES = List.of(
            "all_pass_no_change",
            "false_alarm_no_change",
            "false_alarm_all_slower",
            "drop_regression",
            "drop_pass",
            "drop_inconclusive",
            "mixture_regression",
            "mixture_pass",
            "mixture_inconclusive");

    /** Columns of a file of such rates: each share with its Clopper-Pearson interval of 95%. */
    public static final List<String> COLUMNS = columns();

    private static List<String> columns() {
        List<String> columns =
                new ArrayList<>(List.of("noise", "pair_sd", "rho", "cases", "suites", "minutes", "minutes_of_nine"));
        SHARES.forEach(share -> columns.addAll(List.of(share, share + "_low", share + "_high")));
        columns.addAll(List.of("rounds_5", "rounds_10", "rounds_50"));
        return List.copyOf(columns);
    }

    /** Counts suites. */
    static SimulatedRates of(
            SimulatedCheck check,
            List<Simulation.Suite> noChange,
            List<Simulation.Suite> allSlower,
            List<List<Simulation.Suite>> drops,
            List<Simulation.Suite> mixture) {
        List<Long> counts = new ArrayList<>(List.of(
                worst(noChange, Verdict.PASS),
                worst(noChange, Verdict.REGRESSION),
                worst(allSlower, Verdict.REGRESSION)));
        for (List<Simulation.Suite> suites : List.of(drops.get(0), mixture)) {
            Stream.of(Verdict.REGRESSION, Verdict.PASS, Verdict.INCONCLUSIVE)
                    .forEach(verdict -> counts.add(
                            suites.stream().filter(s -> s.first() == verdict).count()));
        }
        int[] rounds =
                noChange.stream().mapToInt(Simulation.Suite::rounds).sorted().toArray();
        return new SimulatedRates(
                check,
                noChange.size(),
                check.minutes(noChange.stream()
                        .mapToInt(Simulation.Suite::rounds)
                        .average()
                        .orElseThrow()),
                check.minutes(rounds[(int) Math.ceil(0.9 * rounds.length) - 1]),
                List.copyOf(counts),
                drops.stream().map(SimulatedRates::untilNamed).toList());
    }

    private static long worst(List<Simulation.Suite> suites, Verdict verdict) {
        return suites.stream().filter(s -> s.worst() == verdict).count();
    }

    private static double untilNamed(List<Simulation.Suite> suites) {
        return suites.stream()
                .filter(s -> s.first() == Verdict.REGRESSION)
                .mapToInt(Simulation.Suite::firstRounds)
                .average()
                .orElse(Double.NaN);
    }

    /** A share of suites, by its column. */
    double share(String column) {
        return (double) counts.get(SHARES.indexOf(column)) / suites;
    }

    /** The row of {@link #COLUMNS}. */
    public List<String> fields() {
        List<String> fields = new ArrayList<>(List.of(
                check.noise().label(),
                Double.toString(check.pairSd()),
                Double.toString(check.correlation()),
                Integer.toString(check.cases()),
                Integer.toString(suites),
                number(minutes, 2),
                number(minutesOfNine, 2)));
        counts.forEach(count -> {
            double[] interval = ExactTests.clopperPearson(count, suites);
            fields.add(number((double) count / suites, 5));
            fields.add(number(interval[0], 5));
            fields.add(number(interval[1], 5));
        });
        roundsUntilNamed.forEach(rounds -> fields.add(number(rounds, 2)));
        return fields;
    }

    /**
     * The row of the table in docs/gate.md.
     *
     * @param fields of {@link #COLUMNS}
     */
    public static String markdown(List<String> fields) {
        return "| " + String.join(" | ", fields.get(0), percent(fields, "pair_sd"), fields.get(2), fields.get(3))
                + String.format(
                        Locale.ROOT,
                        " | %.1f (%.1f) | ",
                        Double.parseDouble(fields.get(COLUMNS.indexOf("minutes"))),
                        Double.parseDouble(fields.get(COLUMNS.indexOf("minutes_of_nine"))))
                + percents(fields, 2, "false_alarm_no_change", "false_alarm_all_slower")
                + percents(fields, 1, "drop_regression", "drop_pass", "drop_inconclusive")
                + percents(fields, 1, "mixture_regression", "mixture_pass", "mixture_inconclusive")
                + fields.subList(fields.size() - 3, fields.size()).stream()
                        .map(rounds -> rounds.isEmpty() ? "-" : number(Double.parseDouble(rounds), 1))
                        .collect(Collectors.joining(", "))
                + " |";
    }

    private static String percents(List<String> fields, int digits, String... columns) {
        return Stream.of(columns)
                        .map(column -> number(100 * Double.parseDouble(fields.get(COLUMNS.indexOf(column))), digits))
                        .collect(Collectors.joining(" / "))
                + " | ";
    }

    private static String percent(List<String> fields, String column) {
        return number(100 * Double.parseDouble(fields.get(COLUMNS.indexOf(column))), 1) + "%";
    }

    private static String number(double value, int digits) {
        return Double.isNaN(value) ? "" : String.format(Locale.ROOT, "%." + digits + "f", value);
    }
}
