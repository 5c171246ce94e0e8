package org.jaxrsbench.slices;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.jaxrsbench.fork.ForkWords;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.ForkRow;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.PairRow;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.Status;
import org.jaxrsbench.gate.CaseSlices;

/**
 * How a fork ended.
 *
 * @param samples its rows; if it did not measure, one for each of its cases
 * @param slices of each of its cases, in order; none if it did not measure
 * @param row its conditions
 * @param work what its JVM did meanwhile, and what operations left behind; empty if it did not measure
 *
 * @param jvm what it ran on; empty if it did not measure
 *
 * @param failedCase place of the case that it failed on, among its cases; empty if it did not fail, or on none of them
 */
public record ForkReport(
        List<Sample> samples,
        List<CaseSlices> slices,
        ForkRow row,

        Optional<ForkWords.Measured> work,

        Optional<ForkJvm> jvm,
        OptionalInt failedCase) {

    /**
     * What a fork ran on.
     *
     * @param name name and version of its JVM
     * @param flags JVM flags
     * @param jmh version of JMH
     * @param settings times, threads and mode
     */
    public record ForkJvm(String name, String flags, String jmh, String settings) {}

    /** The figures of a case. */
    public static Map<Metric, Double> figures(Case of, CaseSlices slices) {
        Map<Metric, Double> figures = new EnumMap<>(Metric.class);
        figures.put(Metric.COST, slices.typical() + slices.collector());
        figures.put(Metric.TYPICAL, slices.typical());
        figures.put(Metric.COLLECTOR, slices.collector());
        figures.put(Metric.TOTAL, slices.total());
        double total = slices.total();
        figures.put(headline(of), of.isStart() ? total : of.threads() * 1e9 / total);
        figures.put(cpu(of), slices.cpu());
        figures.put(bytes(of), slices.alloc());
        slices.byJava().ifPresent(java -> figures.put(Metric.CPU_JAVA, java.typical() + java.collector()));
        return figures;
    }

    /** What JMH itself measures in the case's mode. */
    public static Metric headline(Case of) {
        return of.isStart() ? Metric.TIME : Metric.THROUGHPUT;
    }

    /** In a start, the compiler and the collector work for the operation. */
    private static Metric cpu(Case of) {
        return of.isStart() ? Metric.CPU_PROCESS : Metric.CPU;
    }

    /** What a start allocates is not known; what it keeps is. */
    private static Metric bytes(Case of) {
        return of.isStart() ? Metric.RETAINED : Metric.ALLOC;
    }

    /**
     * Compares forks of one round that took slices in turn, each with each.
     *
     * @param reports how they ended, in the order of their subjects; all have slices
     * @param cases what they measured
     * @param fewest how many adjacent slices two forks need of each case
     * @return a row for each two of them, case and metric; empty if too few slices are left of a case
     */
    public static Optional<List<PairRow>> pairs(List<ForkReport> reports, List<Case> cases, int fewest) {
        List<PairRow> rows = new ArrayList<>();
        for (int baseline = 0; baseline < reports.size(); baseline++) {
            for (ForkReport report : reports.subList(baseline + 1, reports.size())) {
                for (int c = 0; c < cases.size(); c++) {
                    CaseSlices.Difference d = report.slices
                            .get(c)
                            .against(reports.get(baseline).slices.get(c));
                    // Of starts there are few in all.
                    if (d.slices() < Math.min(fewest, report.slices.get(c).slices().length)) {
                        return Optional.empty();
                    }
                    rows.addAll(report.against(reports.get(baseline), c, cases.get(c), d));
                }
            }
        }
        return Optional.of(rows);
    }

    private List<PairRow> against(ForkReport baseline, int place, Case benchmarkCase, CaseSlices.Difference d) {
        ForkRow.Place own = row.place();
        ForkRow.Place other = baseline.row.place();
        Map<Metric, Double> logs = new TreeMap<>(Map.of(
                Metric.COST,
                d.cost(),
                Metric.TYPICAL,
                d.typical(),
                cpu(benchmarkCase),
                d.cpu(),
                bytes(benchmarkCase),
                d.alloc()));
        CaseSlices before = baseline.slices.get(place);
        CaseSlices after = slices.get(place);
        Map.of(Metric.CPU_JAVA, after.javaAgainst(before), Metric.DRIFT, after.drift(before))
                .forEach((metric, log) -> {
                    if (!log.isNaN()) {
                        logs.put(metric, log);
                    }
                });
        return logs.entrySet().stream()
                .map(log -> new PairRow(
                        own.round(),
                        own.subject(),
                        own.fork(),
                        other.subject(),
                        other.fork(),
                        benchmarkCase,
                        log.getKey(),
                        log.getValue(),
                        d.total(),
                        d.slices()))
                .toList();
    }

    /**
     * Of what operations leave behind, the first that is no class of the JDK, for those mostly hold another one or are held by it: how many, of what, and how many
     * bytes all of them are. Empty if nothing leaks.
     */
    public Optional<String> leak() {
        List<ForkWords.Leak> leaks = work.map(ForkWords.Measured::leaks).orElse(List.of());
        return leaks.stream()
                .filter(leak -> !leak.of().matches("\\[.*|(java|javax|jdk|sun)\\..*"))
                .findFirst()
                .or(() -> leaks.stream().findFirst())
                .map(leak -> String.format(
                        Locale.ROOT,
                        "%.2f %s/op, %.0f B",
                        leak.count(),
                        leak.of(),
                        work.get().leakedBytes()));
    }

    /** The label of its subject. */
    public String label() {
        return row.place().subject();
    }

    /** Why it failed; empty if it did not. */
    public String failure() {
        return row.status() == Status.FAILED ? row.why() : "";
    }

    /** Whether it did not fail; it measured nothing if a fork failed that it took turns with. */
    public boolean ok() {
        return failure().isEmpty();
    }

    /** How many objects of a class an operation would have to leave behind to be seen; 0 if that was not read. */
    double leastLeak() {
        return work.map(ForkWords.Measured::leastLeak).orElse(0.0);
    }

    /**
     * A figure of the one case that it measured.
     *
     * @throws IllegalArgumentException if it did not measure that
     */
    public double value(Metric metric) {
        return samples.stream()
                .filter(s -> s.metric() == metric)
                .mapToDouble(Sample::value)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(metric.label() + " was not measured"));
    }
}
