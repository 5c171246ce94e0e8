package org.jaxrsbench.format;

/** Two runs, or two subjects, that must not be compared; the message says what differs. */
public final class IncomparableException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public IncomparableException(String message) {
        super(message);
    }
}
