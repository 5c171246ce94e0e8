package org.jaxrsbench.lab.turns;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jaxrsbench.cli.measure.TurnOrder;
import org.jaxrsbench.cli.measure.TurnSignals;

/**
 * All forks measure at once, each pinned to a processor of its own; with each iteration they swap processors. Needs
 * {@code taskset}.
 */
public final class SwappedTogether implements TurnOrder, TurnSignals {

    private enum State {
        STARTING,
        READY,
        GONE
    }

    private final State[] states;
    private final ProcessCommand command;
    private final int[] laps;

    /** Pins so many forks with the system's {@code taskset}. */
    public SwappedTogether(int forks) {
        this(forks, ProcessCommand.SYSTEM);
    }

    SwappedTogether(int forks, ProcessCommand command) {
        this.states = new State[forks];
        Arrays.fill(states, State.STARTING);
        this.laps = new int[forks];
        this.command = command;
    }

    @Override
    public List<Integer> heard(int member, String word) {
        switch (word) {
            case "warm" -> {
                return List.of(member);
            }
            case "ready" -> {
                states[member] = State.READY;
                laps[member]++;
            }
            case "end" -> {
                states[member] = State.GONE;
                List<Integer> go = new ArrayList<>(whenAllAreReady());
                go.add(member);
                return go;
            }
            default -> throw new IllegalArgumentException("unexpected word " + word);
        }
        return whenAllAreReady();
    }

    @Override
    public List<Integer> left(int member) {
        states[member] = State.GONE;
        return whenAllAreReady();
    }

    private List<Integer> whenAllAreReady() {
        List<Integer> go = new ArrayList<>();
        for (int i = 0; i < states.length; i++) {
            if (states[i] == State.STARTING) {
                return List.of();
            }
            if (states[i] == State.READY) {
                go.add(i);
            }
        }
        go.forEach(i -> states[i] = State.STARTING);
        return go;
    }

    /** Pins a fork to the processor of this lap, for as long as it has one of its own. */
    @Override
    public void beforeGo(int member, long pid) throws IOException {
        command.run(pid, "taskset", "-acp", Integer.toString((member + laps[member]) % states.length));
    }
}
