package org.jaxrsbench.format;

/** The status of a sample. */
public enum Status implements Labeled {
    /** Measured and valid. */
    OK,
    /** Measured, and left out for a reason that does not look at the score. */
    DISCARDED,
    /** Not measured: the fork failed. */
    FAILED
}
