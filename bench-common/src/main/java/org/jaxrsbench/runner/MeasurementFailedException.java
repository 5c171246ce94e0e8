package org.jaxrsbench.runner;

/** A measurement could not be made or kept. What was measured before is on the disk. */
public final class MeasurementFailedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public MeasurementFailedException(String message) {
        super(message);
    }
}
