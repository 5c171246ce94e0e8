package org.jaxrsbench.cli.doctor;

import java.io.PrintStream;

/** Prints what was found: {@code ok} or {@code hint} in front, a hint only if something could be better. */
public record Findings(PrintStream out) {

    /**
     * A finding.
     *
     * @param fine whether nothing could be better
     * @param hint what would be better; may be empty
     */
    public void say(boolean fine, String what, String hint) {
        out.println((fine ? "ok    " : "hint  ") + what + (fine || hint.isEmpty() ? "" : ": " + hint));
    }

    /** A line that belongs to the finding before it. */
    public void detail(String line) {
        out.println("      " + line);
    }
}
