package org.jaxrsbench.lab.turns;

import java.io.IOException;
import java.util.HashSet;
import java.util.Set;
import org.jaxrsbench.cli.measure.TurnSignals;

/** Stops each fork that waits for its turn by a signal, so that its JVM's own threads rest, too. Needs {@code kill}. */
public final class StoppedTurns implements TurnSignals {

    private final ProcessCommand command;
    private final Set<Long> stopped = new HashSet<>();

    /** Stops with the system's {@code kill}. */
    public StoppedTurns() {
        this(ProcessCommand.SYSTEM);
    }

    StoppedTurns(ProcessCommand command) {
        this.command = command;
    }

    @Override
    public void ready(int member, long pid) throws IOException {
        command.run(pid, "kill", "-STOP");
        stopped.add(pid);
    }

    @Override
    public void beforeGo(int member, long pid) throws IOException {
        goOn(pid);
    }

    /** Lets a fork go on so that it can end. */
    @Override
    public void left(int member, long pid) throws IOException {
        goOn(pid);
    }

    private void goOn(long pid) throws IOException {
        if (stopped.remove(pid)) {
            command.run(pid, "kill", "-CONT");
        }
    }
}
