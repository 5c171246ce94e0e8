package org.jaxrsbench.driver;

/** How several generators divide a load: as evenly as it goes, what remains to the first ones. */
final class LoadShare {

    private LoadShare() {}

    /**
     * The part of one generator.
     *
     * @param total of all generators together; users, connections or requests
     * @param generators how many there are, from 1
     * @param index which of them it is, from 0
     */
    static long of(long total, int generators, int index) {
        return total / generators + (index < total % generators ? 1 : 0);
    }
}
