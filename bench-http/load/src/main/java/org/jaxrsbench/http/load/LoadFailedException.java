package org.jaxrsbench.http.load;

/** A command that could not be carried out; the message is what the reply says. */
final class LoadFailedException extends Exception {
    private static final long serialVersionUID = 1;

    LoadFailedException(String message) {
        super(message);
    }

    LoadFailedException(String message, Throwable cause) {
        super(message, cause);
    }
}
