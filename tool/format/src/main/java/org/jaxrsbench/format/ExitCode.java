package org.jaxrsbench.format;

/** Exit codes, the same for every command. If several apply, the first in this order counts. */
public enum ExitCode {
    /** Wrong usage or bad input. */
    BAD_INPUT(2),
    /** Runs of different machines, JVMs or settings. */
    INCOMPARABLE(4),
    /** Something got slower. */
    REGRESSION(1),
    /** A measurement failed. */
    MEASUREMENT_FAILED(5),
    /** The data cannot say. */
    INCONCLUSIVE(3),
    /** Nothing to report. */
    PASS(0),
    /** A fault of our own: never to be taken for a regression. */
    INTERNAL_ERROR(70);

    private final int code;

    ExitCode(int code) {
        this.code = code;
    }

    /** Whichever counts if both apply: the first one in the order of this type. */
    public ExitCode first(ExitCode other) {
        return compareTo(other) <= 0 ? this : other;
    }

    /** The number that the process exits with. */
    public int code() {
        return code;
    }
}
