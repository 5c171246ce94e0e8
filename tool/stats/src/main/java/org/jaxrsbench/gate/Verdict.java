package org.jaxrsbench.gate;

import org.jaxrsbench.format.ExitCode;

/** The gate's verdict on a case, worst first. */
public enum Verdict {
    /** The score dropped. */
    REGRESSION(ExitCode.REGRESSION),
    /** A fork failed, so there is nothing to judge. */
    FAILED(ExitCode.MEASUREMENT_FAILED),
    /** The data cannot say. */
    INCONCLUSIVE(ExitCode.INCONCLUSIVE),
    /** A drop of the tolerance would have been seen. */
    PASS(ExitCode.PASS);

    private final ExitCode exitCode;

    Verdict(ExitCode exitCode) {
        this.exitCode = exitCode;
    }

    /** The exit code that goes with it. */
    public ExitCode exitCode() {
        return exitCode;
    }

    /** The worse of two. */
    public Verdict worse(Verdict other) {
        return ordinal() < other.ordinal() ? this : other;
    }
}
