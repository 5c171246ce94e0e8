package org.jaxrsbench.lab.turns;

import java.io.IOException;

/** Turns, with each fork that waits stopped by a signal, so that its JVM's own threads rest, too. Needs {@code kill}. */
public final class StoppedTurns implements TurnPolicy {

    private final ProcessCommand command;

    /** Stops with the system's {@code kill}. */
    public StoppedTurns() {
        this(ProcessCommand.SYSTEM);
    }

    StoppedTurns(ProcessCommand command) {
        this.command = command;
    }

    @Override
    public void onReady(String pid, boolean measuredBefore) throws IOException {
        command.run(pid, "kill", "-STOP");
    }

    @Override
    public void beforeGo(String pid, int index, int lap) throws IOException {
        command.run(pid, "kill", "-CONT");
    }

    /** Lets a fork go on so that it can end. */
    @Override
    public void onLeave(String pid) throws IOException {
        if (!pid.isEmpty()) {
            command.run(pid, "kill", "-CONT");
        }
    }
}
