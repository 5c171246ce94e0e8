package org.jaxrsbench.lab.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import org.jaxrsbench.lab.corpus.PairRecord.Kind;
import org.jaxrsbench.results.Metric;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PairCorpusTest {

    private static final Path COMMITTED = Path.of("../docs/gate-study/bank.csv");

    @TempDir
    Path folder;

    @Test
    void theCommittedFileIsWrittenAsItWasRead() throws IOException {
        PairCorpus corpus = PairCorpus.read(COMMITTED);
        Path file = folder.resolve("bank.csv");
        corpus.write(file);
        assertThat(file).hasSameBinaryContentAs(COMMITTED);
        corpus.and(List.of(pair("one", Kind.SAME, Metric.CPU, 10, 0.1))).write(file);
        assertThat(file)
                .content()
                .isEqualTo(Files.readString(COMMITTED) + "one,Benchmark.method,size=1,same,0,1,1,,cpu,10,0.10000\n");
    }

    @Test
    void differencesAreThoseOfTheFileWhetherTheyWereMeasuredOrRead() {
        PairRecord measured = pair("one", Kind.SAME, Metric.CPU, 10, -0.123456789);
        assertThat(measured.d()).isEqualTo(-0.12346);
        Path file = folder.resolve("bank.csv");
        new PairCorpus(List.of(measured)).write(file);
        assertThat(PairCorpus.read(file).pairs()).containsExactly(measured);
    }

    @Test
    void pairsAreToldApartByMetricWindowsCaseAndKind() {
        PairCorpus corpus = new PairCorpus(List.of(
                pair("one", Kind.SAME, Metric.CPU, 10, 1),
                pair("two", Kind.SAME, Metric.CPU, 10, 2),
                pair("one", Kind.REBUILT, Metric.CPU, 10, 3),
                pair("one", Kind.SLOWED, Metric.CPU, 10, 4),
                pair("one", Kind.SAME, Metric.CPU, 20, 5),
                pair("one", Kind.SAME, Metric.THROUGHPUT, 10, 6)));
        assertThat(corpus.windows()).containsExactly(20, 10);
        List<PairCorpus.Case> cases = corpus.of(Metric.CPU, 10).cases();
        assertThat(cases).extracting(PairCorpus.Case::subject).containsExactly("one", "two");
        assertThat(cases.get(0).pairs().differences(PairCorpus.NO_CHANGE)).containsExactly(1, 3);
        assertThat(cases.get(0).pairs().differences(EnumSet.of(Kind.SLOWED))).containsExactly(4);
        assertThat(cases.get(1).pairs().differences(PairCorpus.NO_CHANGE)).containsExactly(2);
    }

    @Test
    void pairsOfTheSameRoundOfASittingAreARound() {
        PairCorpus corpus = new PairCorpus(List.of(
                numbered("a", Kind.SAME, 0, "1", 1, 1),
                numbered("a", Kind.SAME, 0, "1", 3, 2),
                numbered("b", Kind.SAME, 0, "1", 1, 3),
                numbered("b", Kind.SAME, 0, "1", 2, 4),
                numbered("a", Kind.REBUILT, 0, "1", 4, 5),
                numbered("b", Kind.REBUILT, 0, "1", 4, 6),
                numbered("b", Kind.SLOWED, 2.5, "1", 5, 7),
                numbered("b", Kind.SLOWED, 5, "1", 6, 9),
                numbered("a", Kind.SAME, 0, "2", 1, 8)));
        double none = Double.NaN;
        assertThat(Arrays.deepToString(corpus.rounds(PairCorpus.NO_CHANGE)))
                .as("two sittings have a round 1")
                .isEqualTo(Arrays.deepToString(new double[][] {{1, 3}, {2, none}, {5, 6}, {8, none}, {none, 4}}));
        assertThat(corpus.burned()).containsExactly(2.5, 5.0);
        assertThat(Arrays.deepToString(corpus.where(r -> r.burned() == 2.5).rounds(EnumSet.of(Kind.SLOWED))))
                .isEqualTo(Arrays.deepToString(new double[][] {{7}}));
        assertThat(corpus.sittings()).containsExactly("1", "2");
    }

    @Test
    void aRoundCountsOnceForItsSeconds() {
        List<PairRecord> pairs = new ArrayList<>();
        for (String params : List.of("a", "b", "c")) {
            pairs.add(timed(params, 1, 30));
        }
        pairs.add(timed("a", 2, 10));
        pairs.add(timed("a", 3, 12));
        pairs.add(timed("a", 4, Double.NaN));
        assertThat(new PairCorpus(pairs).medianSeconds()).isEqualTo(12);
        assertThat(new PairCorpus(List.of(timed("a", 1, Double.NaN))).medianSeconds())
                .isNaN();
    }

    private static PairRecord timed(String params, int number, double seconds) {
        return new PairRecord(
                "one",
                "Benchmark.method",
                params,
                Kind.SAME,
                new PairRecord.Round(0, "1", number, seconds),
                Metric.CPU,
                10,
                0);
    }

    private static PairRecord numbered(String params, Kind kind, double burned, String sitting, int number, double d) {
        return new PairRecord(
                "one",
                "Benchmark.method",
                params,
                kind,
                new PairRecord.Round(burned, sitting, number, Double.NaN),
                Metric.CPU,
                10,
                d);
    }

    private static PairRecord pair(String subject, Kind kind, Metric metric, int windows, double d) {
        return new PairRecord(
                subject,
                "Benchmark.method",
                "size=1",
                kind,
                new PairRecord.Round(0, "1", 1, Double.NaN),
                metric,
                windows,
                d);
    }
}
