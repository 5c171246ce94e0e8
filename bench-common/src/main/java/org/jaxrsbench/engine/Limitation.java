package org.jaxrsbench.engine;

/**
 * Something that a version of an implementation cannot do. The contract test sends every case that needs it and looks
 * for just the failure that is declared here.
 *
 * @param reason why, in a few words; printed beside the cases that are not supported
 * @param failure how such a case goes wrong
 * @param symptom part of the message of that failure, or of one of its causes
 */
public record Limitation(String reason, Failure failure, String symptom) {

    /** How a case goes wrong. */
    public enum Failure {
        /** The application that the case needs does not boot. */
        NO_BOOT,
        /** The application boots, and the answer is a wrong one. */
        WRONG_ANSWER
    }

    /** The application of such a case does not boot. */
    public static Limitation doesNotBoot(String reason, String symptom) {
        return new Limitation(reason, Failure.NO_BOOT, symptom);
    }

    /** The application of such a case boots, and its answer is a wrong one. */
    public static Limitation answersWrong(String reason, String symptom) {
        return new Limitation(reason, Failure.WRONG_ANSWER, symptom);
    }
}
