package org.jaxrsbench.format;

import java.io.IOException;

/** A measurement could not be made or kept. What was measured before is on the disk. */
public final class MeasurementFailedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** With what went wrong, in one line. */
    public MeasurementFailedException(String message) {
        super(message);
    }

    /** With what its cause says. */
    public MeasurementFailedException(IOException cause) {
        this(cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage(), cause);
    }

    /** With what went wrong, in one line, and its cause. */
    public MeasurementFailedException(String message, Throwable cause) {
        super(message, cause);
    }
}
