package org.jaxrsbench.benchmark;

/** A case of a group failed; the others may be well. Crosses from the fork to its host. */
public final class FailedCaseException extends Exception {

    private static final long serialVersionUID = 1;

    private final int index;

    /**
     * A failure.
     *
     * @param index of the case in its group, from 0
     */
    FailedCaseException(int index, Throwable cause) {
        super(cause);
        this.index = index;
    }

    /** Index of the case in its group, from 0. */
    public int index() {
        return index;
    }
}
