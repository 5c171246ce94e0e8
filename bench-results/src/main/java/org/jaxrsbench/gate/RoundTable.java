package org.jaxrsbench.gate;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;

/**
 * What the pairs of a check say, a row for each round and a column for each case. NaN stands for a pair that is missing, or
 * did not measure it. Arrays are not copied.
 *
 * @param differences log ratios of goodness, candidate over baseline: the median over a pair's windows; positive is better
 * @param totals the same of total time over total operations
 * @param rises bytes an operation that the candidate allocates over the baseline and the rise that is allowed
 */
public record RoundTable(double[][] differences, double[][] totals, double[][] rises) {

    /** Of time alone. */
    public static RoundTable ofTime(double[][] differences) {
        double[][] none = new double[differences.length][];
        Arrays.setAll(none, round -> {
            double[] row = new double[differences[round].length];
            Arrays.fill(row, Double.NaN);
            return row;
        });
        return new RoundTable(differences, none, none);
    }

    /** How many rounds there are. */
    public int rounds() {
        return differences.length;
    }

    /**
     * The first rounds.
     *
     * @param rounds at most as many as there are
     */
    RoundTable first(int rounds) {
        return new RoundTable(
                Arrays.copyOf(differences, rounds), Arrays.copyOf(totals, rounds), Arrays.copyOf(rises, rounds));
    }

    /** The log ratios of a case's pairs, in order of rounds. */
    public double[] differences(int column) {
        return present(differences, column);
    }

    /** The log ratios of a case's totals, likewise. */
    double[] totals(int column) {
        return present(totals, column);
    }

    /** The rises of a case's allocation over what is allowed, likewise. */
    double[] rises(int column) {
        return present(rises, column);
    }

    private static double[] present(double[][] table, int column) {
        return Arrays.stream(table)
                .mapToDouble(row -> row[column])
                .filter(value -> !Double.isNaN(value))
                .toArray();
    }

    /** Log ratios less a boundary: the rows of a joint test of "not below it". */
    double[][] differencesOver(double boundary) {
        return mapped(differences, d -> d - boundary);
    }

    /** Log ratios, mirrored, less a boundary: the rows of a joint test of "not above it". */
    double[][] mirroredOver(double boundary) {
        return mapped(differences, d -> -d - boundary);
    }

    /** Minus one if allocation rose over what is allowed, one if it did not: the rows of a joint sign test. */
    double[][] riseSigns() {
        return mapped(rises, rise -> -Math.signum(rise));
    }

    private static double[][] mapped(double[][] table, DoubleUnaryOperator value) {
        double[][] mapped = new double[table.length][];
        Arrays.setAll(mapped, round -> DoubleStream.of(table[round]).map(value).toArray());
        return mapped;
    }
}
