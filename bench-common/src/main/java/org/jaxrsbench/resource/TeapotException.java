package org.jaxrsbench.resource;

/** An application's own exception, which a mapper turns into an answer. With a stack trace, as most have. */
public final class TeapotException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public TeapotException(String message) {
        super(message);
    }
}
