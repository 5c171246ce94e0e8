package org.jaxrsbench.format;

/**
 * One JVM of a subject: the unit of statistics, for iterations inside it are not independent.
 *
 * @param round from 1; forks of two subjects in the same round are a pair
 * @param number from 1, within subject, case and round; a redone pair takes the next one
 * @param slot which fork of a pair was launched first, 1 when unpaired
 */
public record Fork(int round, @Table.Column("fork") int number, int slot) {

    /** Checks the numbers. */
    public Fork {
        if (round < 1 || number < 1 || slot < 1) {
            throw new IllegalArgumentException("round, fork and slot count from 1");
        }
    }
}
