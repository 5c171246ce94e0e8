package org.jaxrsbench.cli.measure;

/** Counts what is done, and tells from the time it took how long the rest will take. */
final class Progress {

    private final long total;
    private final long started = System.nanoTime();
    private long done;

    /** So many steps. */
    Progress(long total) {
        this.total = total;
    }

    /** Counts one step and says where that is. */
    String next() {
        done++;
        long seconds = (System.nanoTime() - started) / done * (total - done) / 1_000_000_000;
        return String.format("[%d/%d, %d:%02d left]", done, total, seconds / 60, seconds % 60);
    }
}
