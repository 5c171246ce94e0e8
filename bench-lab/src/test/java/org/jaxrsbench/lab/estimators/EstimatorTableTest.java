package org.jaxrsbench.lab.estimators;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.Metric;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EstimatorTableTest {

    private static final Path STUDY = Path.of("../docs/gate-study");

    @TempDir
    Path folder;

    @Test
    void theCommittedTableIsThatOfTheCommittedPairs() throws Exception {
        List<PairEstimate> pairs = PairEstimate.read(STUDY.resolve("estimator-pairs.csv"));
        Path table = folder.resolve("estimators.csv");
        CsvFiles.write(table, EstimatorSpread.COLUMNS, EstimatorTable.of(pairs).rows());
        assertThat(table).hasSameBinaryContentAs(STUDY.resolve("estimators.csv"));
    }

    @Test
    void theCommittedPairsAreWrittenAsTheyWereRead() throws Exception {
        Path file = folder.resolve("estimator-pairs.csv");
        CsvFiles.write(
                file,
                PairEstimate.COLUMNS,
                PairEstimate.read(STUDY.resolve("estimator-pairs.csv")).stream()
                        .map(PairEstimate::fields)
                        .toList());
        assertThat(file).hasSameBinaryContentAs(STUDY.resolve("estimator-pairs.csv"));
    }

    @Test
    void holdsTheSpreadOfEachCell() {
        EstimatorTable table = EstimatorTable.of(List.of(
                estimate("turns", 1, 0.01),
                estimate("turns", 2, -0.01),
                estimate("turns", 3, 0.03),
                estimate("other", 1, 0)));
        List<List<String>> rows = table.rows();
        assertThat(rows).hasSize(4);
        assertThat(rows.get(0)).startsWith("other", "jersey:1", "cpu", "total", "1", "NaN", "", "");
        // sd of (0.01, -0.01, 0.03) is 0.02; its interval is sd sqrt(2/7.378), sd sqrt(2/0.0506)
        assertThat(rows.get(1).subList(4, 9)).containsExactly("3", "0.02000", "0.01041", "0.12569", "0.01000");
        // Over all subjects, the root mean square: sqrt((0.01^2 + 0.01^2 + 0.03^2) / 3).
        assertThat(rows.get(3)).startsWith("turns", "all", "cpu", "total", "3", "0.01915");
        assertThat(table.text()).contains("2.00% [1.04%, 12.57%]", "1.92% [", "NaN%");
    }

    private static PairEstimate estimate(String way, int pair, double d) {
        return new PairEstimate(way, "jersey:1", pair, 10, 0.1, 0.9, Metric.CPU, Estimator.TOTAL, d);
    }
}
