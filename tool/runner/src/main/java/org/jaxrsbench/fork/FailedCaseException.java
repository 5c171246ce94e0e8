package org.jaxrsbench.fork;

/** A case failed. */
public final class FailedCaseException extends Exception {

    private static final long serialVersionUID = 1;

    private final int index;

    /**
     * For a case.
     *
     * @param index in the order, from 0
     */
    public FailedCaseException(int index, Exception cause) {
        super(cause);
        this.index = index;
    }

    /** The case's index in the order, from 0. */
    public int index() {
        return index;
    }
}
