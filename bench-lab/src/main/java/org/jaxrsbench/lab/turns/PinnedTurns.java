package org.jaxrsbench.lab.turns;

import java.io.IOException;

/** Turns, with all forks pinned to one processor, so that none has a better one than the others. Needs {@code taskset}. */
public final class PinnedTurns implements TurnPolicy {

    private final ProcessCommand command;

    /** Pins with the system's {@code taskset}. */
    public PinnedTurns() {
        this(ProcessCommand.SYSTEM);
    }

    PinnedTurns(ProcessCommand command) {
        this.command = command;
    }

    /** Pins a fork once it has warmed up: warm-ups may overlap, and one processor would be too few for them. */
    @Override
    public void onReady(String pid, boolean measuredBefore) throws IOException {
        if (!measuredBefore) {
            command.run(pid, "taskset", "-acp", "0");
        }
    }
}
