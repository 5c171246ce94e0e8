package org.jaxrsbench.lab.turns;

import java.io.IOException;

/**
 * All forks at once, each pinned to a processor of its own; with each iteration they swap processors. Needs
 * {@code taskset}.
 */
public final class SwappedTogether implements TurnPolicy {

    private final int forks;
    private final ProcessCommand command;

    /**
     * Pins with the system's {@code taskset}.
     *
     * @param forks how many there are, and how many processors they swap
     */
    public SwappedTogether(int forks) {
        this(forks, ProcessCommand.SYSTEM);
    }

    SwappedTogether(int forks, ProcessCommand command) {
        this.forks = forks;
        this.command = command;
    }

    @Override
    public boolean together() {
        return true;
    }

    @Override
    public void beforeGo(String pid, int index, int lap) throws IOException {
        command.run(pid, "taskset", "-acp", Integer.toString((index + lap) % forks));
    }
}
