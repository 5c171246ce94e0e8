package org.jaxrsbench.engine;

import java.util.List;

/**
 * Something that a version of an implementation cannot do. The contract test sends every case that needs it and looks
 * for just the failure that is declared here.
 *
 * @param reason why, in a few words; printed beside the cases that are not supported
 * @param failure how such a case goes wrong
 * @param symptoms parts of messages of that failure, or of one of its causes; one of them is enough
 */
public record Limitation(String reason, Failure failure, List<String> symptoms) {

    /** How a case goes wrong. */
    public enum Failure {
        /** The application that the case needs does not boot. */
        NO_BOOT,
        /** The application boots, and the answer is a wrong one. */
        WRONG_ANSWER,
        /** The application boots, and such a request gets no answer: dispatching throws, or ends without a status. */
        NO_ANSWER
    }

    /** Keeps a copy. */
    public Limitation {
        symptoms = List.copyOf(symptoms);
    }

    /** The application of such a case does not boot. */
    public static Limitation doesNotBoot(String reason, String symptom) {
        return new Limitation(reason, Failure.NO_BOOT, List.of(symptom));
    }

    /** The application of such a case boots, and its answer is a wrong one. */
    public static Limitation answersWrong(String reason, String symptom) {
        return new Limitation(reason, Failure.WRONG_ANSWER, List.of(symptom));
    }

    /** The application of such a case boots, and there is no answer; in which way may differ between releases. */
    public static Limitation answersNothing(String reason, String... symptoms) {
        return new Limitation(reason, Failure.NO_ANSWER, List.of(symptoms));
    }
}
