package org.jaxrsbench.lab.turns;

import java.io.IOException;
import java.util.HashSet;
import java.util.Set;
import org.jaxrsbench.cli.measure.TurnSignals;

/** Pins all forks to one processor, so that none has a better one than the others. Needs {@code taskset}. */
public final class PinnedTurns implements TurnSignals {

    private final ProcessCommand command;
    private final Set<Long> pinned = new HashSet<>();

    /** Pins with the system's {@code taskset}. */
    public PinnedTurns() {
        this(ProcessCommand.SYSTEM);
    }

    PinnedTurns(ProcessCommand command) {
        this.command = command;
    }

    /** Pins a fork once it has warmed up: warm-ups may overlap, and one processor would be too few for them. */
    @Override
    public void ready(int member, long pid) throws IOException {
        if (pinned.add(pid)) {
            command.run(pid, "taskset", "-acp", "0");
        }
    }
}
