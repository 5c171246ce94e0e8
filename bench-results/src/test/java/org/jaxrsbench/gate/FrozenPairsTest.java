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
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Sample;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What the gate says of every pair of subjects that was ever committed stays the same, to the last bit: what each pair of forks
 * gave ({@code d}, total and rise), and what the rule made of it (p, verdict, look).
 *
 * <p>{@code frozen/pairs.csv} has a line for each case of two subjects; the figures of its rounds stand in one field. It was
 * written once from all committed runs by {@code -Dfrozen.write=true}, and holds without them. Three runs are kept whole as
 * {@code frozen/*.csv.gz}.
 */
class FrozenPairsTest {

    private static final Path FILE = Path.of("src/test/resources/frozen/pairs.csv");
    private static final List<String> COLUMNS = List.of(
            "run,metric,baseline,candidate,benchmark,params,mode,threads,d,total,rise,p,verdict,look".split(","));
    private static final String MISSING = "-";

    /** A line of the file. */
    private record Frozen(Pair pair, Sample.Case benchmarkCase, List<String> figures) {

        static Frozen of(CsvFiles.Line line) {
            List<String> f = line.fields();
            return new Frozen(
                    new Pair(f.get(0), Metric.of(f.get(1)), f.get(2), f.get(3)),
                    new Sample.Case(f.get(4), f.get(5), f.get(6), Integer.parseInt(f.get(7))),
                    f.subList(8, COLUMNS.size()));
        }

        List<String> fields() {
            return Stream.concat(
                            Stream.of(
                                    pair.run(),
                                    pair.metric().label(),
                                    pair.baseline(),
                                    pair.candidate(),
                                    benchmarkCase.benchmark(),
                                    benchmarkCase.params(),
                                    benchmarkCase.mode(),
                                    Integer.toString(benchmarkCase.threads())),
                            figures.stream())
                    .toList();
        }
    }

    /** Two subjects of a run, in one metric. */
    private record Pair(String run, Metric metric, String baseline, String candidate) {}

    private static List<Frozen> frozen() {
        return CsvFiles.read(FILE, COLUMNS).stream().map(Frozen::of).toList();
    }

    static Stream<List<Frozen>> pairs() {
        return frozen().stream()
                .collect(Collectors.groupingBy(Frozen::pair, LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream();
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void theRuleSaysTheSame(List<Frozen> cases) {
        RoundTable table = new RoundTable(parsed(cases, 0), parsed(cases, 1), parsed(cases, 2));
        assertThat(lines(
                        cases.get(0).pair(),
                        cases.stream().map(Frozen::benchmarkCase).toList(),
                        table))
                .isEqualTo(cases);
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

    @Test
    void committedRunsGiveTheSamePairs() throws IOException {
        Path results = Path.of("../results");
        List<Frozen> written = new ArrayList<>();
        try (Stream<Path> runs = Files.list(results)) {
            for (Path path : runs.filter(r -> r.getFileName().toString().contains("Z-reference"))
                    .sorted()
                    .toList()) {
                RunFolder run = new RunFolder(path);
                if (Pairing.of(run.readEnvironment()) == Pairing.TURNS) {
                    String name = path.getFileName().toString();
                    List<Frozen> lines = lines(name, run);
                    if (Boolean.getBoolean("frozen.write")) {
                        written.addAll(lines);
                    } else {
                        assertThat(lines).isEqualTo(ofRun(name));
                    }
                }
            }
        }
        if (!written.isEmpty()) {
            CsvFiles.write(FILE, COLUMNS, written.stream().map(Frozen::fields).toList());
        }
    }

    private static List<Frozen> ofRun(String name) {
        return frozen().stream().filter(f -> f.pair().run().equals(name)).toList();
    }

    /** Of the pairs of a run: each two subjects, in order of appearance, in what the gate can judge. */
    private static List<Frozen> lines(String name, RunFolder run) {
        List<Sample> samples = run.readSamples();
        List<String> subjects = samples.stream().map(Sample::subject).distinct().toList();
        List<Frozen> lines = new ArrayList<>();
        for (Metric metric : List.of(Metric.THROUGHPUT, Metric.CPU)) {
            for (int i = 0; i < subjects.size(); i++) {
                for (int j = i + 1; j < subjects.size(); j++) {
                    Pair pair = new Pair(name, metric, subjects.get(i), subjects.get(j));
                    PairedData data = new PairedData(samples, pair.baseline(), pair.candidate(), true);
                    List<Sample.Case> cases = data.baselineCases().stream()
                            .filter(c -> data.candidateCases().contains(c)
                                    && samples.stream()
                                            .anyMatch(s -> s.metric() == metric
                                                    && s.benchmarkCase().equals(c)))
                            .toList();
                    if (!cases.isEmpty()) {
                        lines.addAll(lines(pair, cases, data.table(cases, metric, data.lastRound())));
                    }
                }
            }
        }
        return lines;
    }

    private static List<Frozen> lines(Pair pair, List<Sample.Case> cases, RoundTable table) {
        List<Rule.Decision> decisions = Rule.decide(GateSettings.standard(), table);
        return IntStream.range(0, cases.size())
                .mapToObj(c -> new Frozen(
                        pair,
                        cases.get(c),
                        List.of(
                                text(table.differences(), c),
                                text(table.totals(), c),
                                text(table.rises(), c),
                                Double.toString(decisions.get(c).p()),
                                decisions.get(c).verdict().name(),
                                Integer.toString(decisions.get(c).rounds()))))
                .toList();
    }

    private static String text(double[][] table, int column) {
        return Arrays.stream(table)
                .map(row -> Double.isNaN(row[column]) ? MISSING : Double.toString(row[column]))
                .collect(Collectors.joining(" "));
    }

    private static double[][] parsed(List<Frozen> cases, int figure) {
        List<double[]> columns = cases.stream()
                .map(f -> Stream.of(f.figures().get(figure).split(" "))
                        .mapToDouble(text -> text.equals(MISSING) ? Double.NaN : Double.parseDouble(text))
                        .toArray())
                .toList();
        return IntStream.range(0, columns.get(0).length)
                .mapToObj(round -> columns.stream()
                        .flatMapToDouble(c -> DoubleStream.of(c[round]))
                        .toArray())
                .toArray(double[][]::new);
    }
}
