package org.jaxrsbench.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.CsvFiles;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.RunFolder;
import org.jaxrsbench.format.Sample;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What the gate says of every pair of subjects that was ever committed stays the same, to the last bit: what each pair of forks
 * gave ({@code d}, total and rise), and what the rule made of it (p, verdict, look).
 *
 * <p>{@code frozen/pairs.csv} has a line for each case of two subjects; the figures of its rounds stand in one field. It was
 * written once, from runs of which some are committed no longer or with fewer metrics. Three are kept whole as
 * {@code frozen/*.csv.gz}.
 */
class FrozenPairsTest {

    private static final Path FILE = Path.of("src/test/resources/frozen/pairs.csv");
    private static final List<String> COLUMNS = List.of(
            "run,metric,baseline,candidate,benchmark,params,mode,threads,d,total,rise,p,verdict,look".split(","));
    private static final String MISSING = "-";

    /** Any rise counts: by which share allocation rose, the file does not say. */
    private static final GateSettings SETTINGS = GateSettings.standard().withAllocTolerance(Double.MIN_VALUE);

    private static List<List<String>> frozen() {
        return CsvFiles.read(FILE, COLUMNS).stream().map(CsvFiles.Line::fields).toList();
    }

    /** Lines of the same run, metric, baseline and candidate. */
    static Stream<List<List<String>>> pairs() {
        return frozen().stream()
                .collect(Collectors.groupingBy(f -> f.subList(0, 4), LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream();
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void theRuleSaysTheSame(List<List<String>> lines) {
        List<Case> cases = lines.stream()
                .map(f -> Case.of(f.get(4), f.get(5), f.get(6), Integer.parseInt(f.get(7))))
                .toList();
        PairTable table = Verdicts.table(cases, parsed(lines, "d"), parsed(lines, "total"), parsed(lines, "rise"));
        assertThat(lines(lines.get(0).subList(0, 4), table)).isEqualTo(lines);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2026-11-21T175254Z-reference",
                "2026-11-22T215550Z-reference-lens-default",
                "2026-11-23T000142Z-reference-ranking-http"
            })
    void aWholeRunGivesTheSamePairs(String name, @TempDir Path folder) throws IOException {
        try (InputStream in = new GZIPInputStream(Files.newInputStream(FILE.resolveSibling(name + ".csv.gz")))) {
            Files.copy(in, folder.resolve("samples.csv"));
        }
        assertThat(lines(name, new RunFolder(folder))).isEqualTo(ofRun(name));
    }

    private static List<List<String>> ofRun(String name) {
        return frozen().stream().filter(f -> f.get(0).equals(name)).toList();
    }

    /** Of the pairs of a run: each two subjects, in order of appearance, in what the gate can judge. */
    private static List<List<String>> lines(String name, RunFolder run) {
        List<Sample> samples = run.readSamples();
        List<String> subjects = samples.stream().map(Sample::subject).distinct().toList();
        List<List<String>> lines = new ArrayList<>();
        for (Metric metric : List.of(Metric.THROUGHPUT, Metric.CPU)) {
            List<Case> measured = samples.stream()
                    .filter(s -> s.metric() == metric)
                    .map(Sample::benchmarkCase)
                    .distinct()
                    .toList();
            for (int i = 0; i < subjects.size(); i++) {
                for (String candidate : subjects.subList(i + 1, subjects.size())) {
                    PairTable table = PairTable.of(samples, subjects.get(i), candidate, metric, Pairing.TURNS);
                    table = table.of(
                            table.cases().stream().filter(measured::contains).toList());
                    lines.addAll(lines(List.of(name, metric.label(), subjects.get(i), candidate), table));
                }
            }
        }
        return lines;
    }

    private static List<List<String>> lines(List<String> pair, PairTable table) {
        List<Rule.Decision> decisions = Verdicts.of(SETTINGS, table);
        List<List<String>> lines = new ArrayList<>();
        for (int c = 0; c < decisions.size(); c++) {
            Case of = table.cases().get(c);
            Rule.Decision decision = decisions.get(c);
            List<String> line = new ArrayList<>(pair);
            line.addAll(List.of(of.benchmark(), of.params().toString(), of.mode(), Integer.toString(of.threads())));
            line.addAll(List.of(text(table.differences(), c), text(table.totals(), c), text(table.rises(), c)));
            line.addAll(List.of(
                    Double.toString(decision.p()), decision.verdict().name(), Integer.toString(decision.rounds())));
            lines.add(line);
        }
        return lines;
    }

    private static String text(double[][] table, int column) {
        return Arrays.stream(table)
                .map(row -> Double.isNaN(row[column]) ? MISSING : Double.toString(row[column]))
                .collect(Collectors.joining(" "));
    }

    private static double[][] parsed(List<List<String>> lines, String figure) {
        List<double[]> columns = lines.stream()
                .map(f -> Stream.of(f.get(COLUMNS.indexOf(figure)).split(" "))
                        .mapToDouble(text -> text.equals(MISSING) ? Double.NaN : Double.parseDouble(text))
                        .toArray())
                .toList();
        return IntStream.range(0, columns.get(0).length)
                .mapToObj(round -> columns.stream().mapToDouble(c -> c[round]).toArray())
                .toArray(double[][]::new);
    }
}
