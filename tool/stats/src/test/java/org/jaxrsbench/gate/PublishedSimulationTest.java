package org.jaxrsbench.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import org.jaxrsbench.format.CsvFiles;
import org.jaxrsbench.gate.Simulation.Ended;
import org.jaxrsbench.gate.Simulation.Truth;
import org.jaxrsbench.stats.ExactTests;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The published error rates are those of today's rule: its verdicts on the first simulated checks of each row have the sum that the file
 * has. {@code -Dsimulation.write=4000} writes the file again, from so many checks of each row and truth, in about half an hour.
 */
class PublishedSimulationTest {

    private static final Path FILE = Path.of("../../docs/gate-simulation.csv");
    private static final GateSettings RULE = GateSettings.standard();
    private static final int FIRST = 10;

    @BeforeAll
    static void write() {
        Integer checks = Integer.getInteger("simulation.write");
        if (checks != null) {
            List<String> lines = new ArrayList<>(List.of(String.join(",", columns())));
            Simulation.PUBLISHED.forEach(row -> lines.add(String.join(",", fields(row, checks))));
            try {
                Files.write(FILE, lines);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    static List<Simulation> published() {
        return Simulation.PUBLISHED;
    }

    @ParameterizedTest
    @MethodSource("published")
    void aPublishedRowIsOfTodaysRule(Simulation row) {
        List<String> columns = columns();
        assertThat(CsvFiles.read(FILE, columns))
                .extracting(CsvFiles.Line::fields)
                .filteredOn(fields -> fields.subList(0, 4).equals(kind(row)))
                .singleElement()
                .extracting(fields -> fields.get(columns.indexOf("first_checks")))
                .as("the rule has changed: write the file again")
                .isEqualTo(firstChecks(row));
    }

    private static List<String> columns() {
        List<String> columns =
                new ArrayList<>(List.of("noise", "pair_sd", "rho", "cases", "checks", "rounds", "rounds_of_nine"));
        for (String share : List.of(
                "all_pass_no_change",
                "false_alarm_no_change",
                "false_alarm_all_slower",
                "drop_regression",
                "drop_pass",
                "drop_inconclusive",
                "mixture_regression",
                "mixture_pass",
                "mixture_inconclusive")) {
            columns.addAll(List.of(share, share + "_low", share + "_high"));
        }
        columns.addAll(List.of("rounds_5", "rounds_10", "rounds_50", "first_checks"));
        return columns;
    }

    private static List<String> kind(Simulation row) {
        return List.of(
                row.noise().label(),
                Double.toString(row.pairSd()),
                Double.toString(row.correlation()),
                Integer.toString(row.cases()));
    }

    private static List<String> fields(Simulation row, int checks) {
        List<String> fields = new ArrayList<>(kind(row));
        List<Ended> same = row.checks(RULE, Truth.NO_CHANGE, checks).toList();
        int[] rounds = same.stream().mapToInt(Ended::rounds).sorted().toArray();
        fields.add(Integer.toString(checks));
        fields.add(number(IntStream.of(rounds).average().orElseThrow(), 2));
        fields.add(Integer.toString(rounds[(int) Math.ceil(0.9 * checks) - 1]));
        share(fields, same, check -> check.worst() == Verdict.PASS);
        share(fields, same, check -> check.worst() == Verdict.REGRESSION);
        share(
                fields,
                row.checks(RULE, Truth.ALL_SLOWER, checks).toList(),
                check -> check.worst() == Verdict.REGRESSION);
        List<Ended> dropped = row.checks(RULE, Truth.DROP_5, checks).toList();
        for (List<Ended> ended :
                List.of(dropped, row.checks(RULE, Truth.MIXTURE, checks).toList())) {
            for (Verdict verdict : List.of(Verdict.REGRESSION, Verdict.PASS, Verdict.INCONCLUSIVE)) {
                share(fields, ended, check -> check.first() == verdict);
            }
        }
        for (List<Ended> ended : List.of(
                dropped,
                row.checks(RULE, Truth.DROP_10, checks).toList(),
                row.checks(RULE, Truth.DROP_50, checks).toList())) {
            fields.add(number(
                    ended.stream()
                            .filter(check -> check.first() == Verdict.REGRESSION)
                            .mapToInt(Ended::firstRounds)
                            .average()
                            .orElseThrow(),
                    2));
        }
        fields.add(firstChecks(row));
        return fields;
    }

    private static void share(List<String> fields, List<Ended> ended, Predicate<Ended> counted) {
        long count = ended.stream().filter(counted).count();
        double[] interval = ExactTests.clopperPearson(count, ended.size());
        fields.add(number((double) count / ended.size(), 5));
        fields.add(number(interval[0], 5));
        fields.add(number(interval[1], 5));
    }

    private static String number(double value, int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f", value);
    }

    /** A sum over the verdicts of some checks of each truth. */
    private static String firstChecks(Simulation row) {
        CRC32 sum = new CRC32();
        for (Truth truth : Truth.values()) {
            sum.update(row.checks(RULE, truth, FIRST)
                    .map(Ended::toString)
                    .collect(Collectors.joining("\n"))
                    .getBytes(StandardCharsets.UTF_8));
        }
        return String.format("%08x", sum.getValue());
    }
}
