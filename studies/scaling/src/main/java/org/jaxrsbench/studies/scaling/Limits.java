package org.jaxrsbench.studies.scaling;

/** Beyond what a cost is too large: the same along an axis that somebody chose, whose costs are times, and along those of a search, which counts first. */
final class Limits {

    /** A jump: so many times the cost at a value that is at most doubled. */
    static final double JUMP = 3;

    /** Growth of so many times what it is elsewhere. */
    static final double OTHERS = 5;

    /** Growth with more than this exponent is faster than a line, whatever small sizes cost besides. */
    static final double EXPONENT = 1.3;

    private Limits() {}

    /** The ratio of costs above which the step from a value to a larger one is a jump: steps that more than double it may cost more in proportion. */
    static double jump(double from, double to) {
        return JUMP * Math.max(1, to / from / 2);
    }

    /** The ratio of costs above which the growth from a value to a larger one is faster than a line. */
    static double growth(double from, double to) {
        return Math.pow(to / from, EXPONENT);
    }
}
