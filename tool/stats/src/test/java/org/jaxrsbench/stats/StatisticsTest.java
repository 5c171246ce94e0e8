package org.jaxrsbench.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.apache.commons.statistics.inference.AlternativeHypothesis;
import org.apache.commons.statistics.inference.PValueMethod;
import org.apache.commons.statistics.inference.WilcoxonSignedRankTest;
import org.jaxrsbench.format.CsvFiles;
import org.junit.jupiter.api.Test;

/** Against software that shares no code with ours; fixtures.py beside the files made them. */
class StatisticsTest {

    private static final double TOLERANCE = 1e-9;

    private static List<CsvFiles.Line> fixtures(String name, String... columns) throws URISyntaxException {
        Path file = Path.of(StatisticsTest.class.getResource("/stats/" + name).toURI());
        List<CsvFiles.Line> lines = CsvFiles.read(file, List.of(columns));
        assertThat(lines).isNotEmpty();
        return lines;
    }

    private static double[] numbers(String text) {
        return Arrays.stream(text.split(" ")).mapToDouble(Double::parseDouble).toArray();
    }

    @Test
    void signedRankAgreesWithSciPyTiesAndZerosIncluded() throws URISyntaxException {
        for (CsvFiles.Line line : fixtures("signed-rank.csv", "values", "mu", "alternative", "p")) {
            // Below is above, mirrored.
            int sign = line.fields().get(2).equals("greater") ? 1 : -1;
            double[] values = numbers(line.fields().get(0));
            Arrays.setAll(values, i -> sign * values[i]);
            double p = SignedRank.pValue(
                    values, sign * Double.parseDouble(line.fields().get(1)));
            assertThat(p)
                    .as(line.toString())
                    .isCloseTo(Double.parseDouble(line.fields().get(3)), within(TOLERANCE));
        }
    }

    @Test
    void signedRankAgreesWithCommonsStatisticsWhereThatIsExact() {
        SplittableRandom random = new SplittableRandom(5);
        for (int n : new int[] {6, 16, 22, 40}) {
            double[] x = random.doubles(n, -0.08, 0.02).toArray();
            double ours = SignedRank.pValue(x, -0.03);
            double theirs = WilcoxonSignedRankTest.withDefaults()
                    .with(AlternativeHypothesis.GREATER_THAN)
                    .with(PValueMethod.EXACT)
                    .withMu(-0.03)
                    .test(x)
                    .getPValue();
            assertThat(ours).isCloseTo(theirs, within(TOLERANCE));
        }
    }

    @Test
    void signedRankOfTooLittleSaysNothing() {
        assertThat(SignedRank.pValue(new double[0], 0)).isEqualTo(1);
        assertThat(SignedRank.pValue(new double[] {0, 0}, 0)).isEqualTo(1);
        assertThat(SignedRank.pValue(new double[] {1}, 0)).isEqualTo(0.5);
        // Six pairs all above: the smallest p-value there is, and the reason why the first look has six.
        assertThat(SignedRank.pValue(new double[] {1, 2, 3, 4, 5, 6}, 0)).isEqualTo(Math.pow(2, -6));
    }

    @Test
    void hodgesLehmannIsWhereTheSignedRankStatisticCrossesItsExpectation() throws URISyntaxException {
        for (CsvFiles.Line line : fixtures("hodges-lehmann.csv", "values", "estimate")) {
            assertThat(new HodgesLehmann(numbers(line.fields().get(0))).estimate())
                    .isCloseTo(Double.parseDouble(line.fields().get(1)), within(TOLERANCE));
        }
    }

    @Test
    void theBoundIsWhereTheTestStopsRejecting() {
        double[] x = new SplittableRandom(3).doubles(16, -0.05, 0.01).toArray();
        double bound = new HodgesLehmann(x).lowerBound(0.009);
        assertThat(SignedRank.pValue(x, bound - 1e-9)).isLessThanOrEqualTo(0.009);
        assertThat(SignedRank.pValue(x, bound + 1e-9)).isGreaterThan(0.009);
        assertThat(new HodgesLehmann(new double[] {1, 2}).lowerBound(0.009)).isEqualTo(Double.NEGATIVE_INFINITY);
    }
}
