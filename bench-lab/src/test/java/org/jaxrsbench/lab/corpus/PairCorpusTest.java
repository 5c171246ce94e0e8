package org.jaxrsbench.lab.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
                .isEqualTo(Files.readString(COMMITTED) + "one,Benchmark.method,size=1,same,1,cpu,10,0.10000\n");
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
    void pairsOfTheSameKindAndNumberAreARound() {
        PairCorpus corpus = new PairCorpus(List.of(
                numbered("a", Kind.SAME, 1, 1),
                numbered("a", Kind.SAME, 3, 2),
                numbered("b", Kind.SAME, 1, 3),
                numbered("b", Kind.SAME, 2, 4),
                numbered("a", Kind.REBUILT, 1, 5),
                numbered("b", Kind.REBUILT, 1, 6),
                numbered("b", Kind.SLOWED, 1, 7),
                numbered("a", Kind.SAME, 1, 8)));
        double none = Double.NaN;
        assertThat(Arrays.deepToString(corpus.rounds(PairCorpus.NO_CHANGE)))
                .as("the number one is in the file for a second time, in one case")
                .isEqualTo(Arrays.deepToString(new double[][] {{1, 3}, {2, none}, {5, 6}, {8, none}, {none, 4}}));
        assertThat(Arrays.deepToString(corpus.rounds(EnumSet.of(Kind.SLOWED))))
                .isEqualTo(Arrays.deepToString(new double[][] {{none, 7}}));
    }

    private static PairRecord numbered(String params, Kind kind, int number, double d) {
        return new PairRecord("one", "Benchmark.method", params, kind, number, Metric.CPU, 10, d);
    }

    private static PairRecord pair(String subject, Kind kind, Metric metric, int windows, double d) {
        return new PairRecord(subject, "Benchmark.method", "size=1", kind, 1, metric, windows, d);
    }
}
