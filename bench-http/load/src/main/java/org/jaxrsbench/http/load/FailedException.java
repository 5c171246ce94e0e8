package org.jaxrsbench.http.load;

/** A command that could not be carried out; the message is what the reply says. */
final class FailedException extends Exception {
    private static final long serialVersionUID = 1;

    FailedException(String message) {
        super(message);
    }

    FailedException(String message, Throwable cause) {
        super(message, cause);
    }
}
