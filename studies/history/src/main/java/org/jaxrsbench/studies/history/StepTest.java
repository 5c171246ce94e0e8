package org.jaxrsbench.studies.history;

import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.PairTable;
import org.jaxrsbench.stats.SignFlipTest;

/**
 * Whether two releases differ, on fresh pairs: the gate's joint sign-flip test of all cases in one metric, in both directions. If they do not
 * differ, the probability that any of their tests says so is one percent at most, as in a check.
 */
public final class StepTest {

    /** The gate's: one percent or less is no step, however many pairs say so. */
    private static final double SLACK = -StrictMath.log(0.99);

    /** Error of all tests of two releases together. */
    public static final double ERROR = 0.01;

    private StepTest() {}

    /**
     * What the pairs say of a case.
     *
     * @param p two-sided, of no change in any case
     * @param change of goodness, with its 95% interval
     */
    public record Result(double p, Estimate change) {

        /**
         * Whether it is a step.
         *
         * @param tests of the two releases: one for each metric
         */
        public boolean confirmed(int tests) {
            return p <= ERROR / tests && Math.abs(change.change()) >= Screening.LEAST_STEP;
        }
    }

    /**
     * Tests.
     *
     * @param x log ratios of goodness by round and case; NaN for a pair that is missing
     * @return one a case
     */
    public static List<Result> of(double[][] x) {
        // Each case twice, once for each direction, in one test: doubling the smaller p of two would cost a pair where
        // some cases got better and others worse.
        double[] p = SignFlipTest.pValues(Stream.of(x)
                .map(round -> DoubleStream.concat(
                                DoubleStream.of(round), DoubleStream.of(round).map(d -> -d))
                        .map(d -> d + SLACK)
                        .toArray())
                .toArray(double[][]::new));
        int cases = p.length / 2;
        return IntStream.range(0, cases)
                .mapToObj(c -> new Result(Math.min(p[c], p[cases + c]), Estimate.ofPairs(PairTable.present(x, c))))
                .toList();
    }

    /** The fewest pairs that can confirm anything in so many tests: two to the power of them is at least that many. */
    public static int fewestPairs(int tests) {
        return 1 + (int) Math.ceil(StrictMath.log(tests / ERROR) / StrictMath.log(2));
    }
}
