package org.jaxrsbench.format;

/** Something a person can put right: the message names the file, line or option and says what would be right. */
public final class BadInputException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public BadInputException(String message) {
        super(message);
    }
}
