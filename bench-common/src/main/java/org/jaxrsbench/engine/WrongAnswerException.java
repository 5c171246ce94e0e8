package org.jaxrsbench.engine;

/** An implementation did not answer what it must. Fails the fork: a wrong answer is never timed. */
public final class WrongAnswerException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public WrongAnswerException(String message) {
        super(message);
    }
}
