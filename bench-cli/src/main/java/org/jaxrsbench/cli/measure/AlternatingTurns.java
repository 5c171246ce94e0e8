package org.jaxrsbench.cli.measure;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * One measured iteration at a time, A B B A A B …, so that a steady drift of the machine falls on all alike. Warm-ups may
 * overlap, as many at once as allowed; no iteration is measured while a member still warms up.
 */
public final class AlternatingTurns implements TurnOrder {

    private enum State {
        STARTING,
        WAITS_TO_WARM,
        WARMING,
        READY,
        MEASURING,
        BETWEEN,
        GONE
    }

    private final State[] states;
    private final int warmUpsAtOnce;
    private final Deque<Integer> turns = new ArrayDeque<>();
    private boolean forward = true;

    /**
     * Turns of so many members.
     *
     * @param warmUpsAtOnce how many may warm up at the same time, from 1
     */
    public AlternatingTurns(int members, int warmUpsAtOnce) {
        states = new State[members];
        Arrays.fill(states, State.STARTING);
        this.warmUpsAtOnce = warmUpsAtOnce;
    }

    @Override
    public List<Integer> heard(int member, String word) {
        switch (word) {
            case "warm" -> states[member] = State.WAITS_TO_WARM;
            case "ready" -> states[member] = State.READY;
            case "done" -> {
                states[member] = State.BETWEEN;
                turns.remove(member);
            }
            default -> throw new IllegalArgumentException("unexpected word " + word);
        }
        return advance();
    }

    @Override
    public List<Integer> left(int member) {
        states[member] = State.GONE;
        turns.remove(member);
        return advance();
    }

    private List<Integer> advance() {
        List<Integer> go = new ArrayList<>();
        long warming = Arrays.stream(states).filter(s -> s == State.WARMING).count();
        for (int i = 0; i < states.length; i++) {
            if (states[i] == State.WAITS_TO_WARM && warming < warmUpsAtOnce) {
                warming++;
                states[i] = State.WARMING;
                go.add(i);
            }
        }
        if (Arrays.stream(states).anyMatch(AlternatingTurns::isNotWarm)) {
            return go;
        }
        if (turns.isEmpty()) {
            for (int i = 0; i < states.length; i++) {
                if (states[i] != State.GONE) {
                    if (forward) {
                        turns.addLast(i);
                    } else {
                        turns.addFirst(i);
                    }
                }
            }
            forward = !forward;
        }
        Integer next = turns.peek();
        if (next != null && states[next] == State.READY) {
            states[next] = State.MEASURING;
            go.add(next);
        }
        return go;
    }

    private static boolean isNotWarm(State state) {
        return state == State.STARTING || state == State.WAITS_TO_WARM || state == State.WARMING;
    }
}
