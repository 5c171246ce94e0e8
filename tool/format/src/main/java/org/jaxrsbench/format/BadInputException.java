package org.jaxrsbench.format;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;

/** Something a person can put right: the message names the file, line or option and says what would be right. */
public final class BadInputException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public BadInputException(String message) {
        super(message);
    }

    /**
     * Says why something cannot be written.
     *
     * @param what such as {@code reports cannot be written to FOLDER}
     */
    public static BadInputException unwritable(String what, IOException why) {
        String reason = why instanceof FileAlreadyExistsException
                ? "there is a file where a folder is expected: "
                : why.getClass().getSimpleName() + ": ";
        return new BadInputException(what + ": " + reason + why.getMessage()
                + "; name a folder that there is permission to write to, and room");
    }
}
