package org.jaxrsbench.cli.measure;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;

/**
 * One iteration at a time, A B B A A B …, so that a steady drift of the machine falls on all alike. The turn is handed on
 * when every other fork waits, too: what JMH does after an iteration then disturbs no other one. Warm-ups may
 * overlap, as many at once as allowed; no turn is given while a member still warms up, and forks are let end together.
 *
 * <p>Forks that carry several cases are told which one the turn is for: the same for all forks, the cases in order, over
 * and over. The fork that begins changes with the case and from lap to lap, so that no case has the same one always first.
 */
public final class AlternatingTurns {

    private enum State {
        STARTING,
        WAITS_TO_WARM,
        WARMING,
        READY,
        MEASURING,
        FINISHED,
        GONE
    }

    private final State[] states;
    private final OptionalInt[] leftDuring;
    private final int warmUpsAtOnce;
    private final List<Integer> cases;
    private final Deque<Integer> turns = new ArrayDeque<>();
    private int windows = -1;

    /**
     * Turns of so many members that measure one case each.
     *
     * @param warmUpsAtOnce how many may warm up at the same time, from 1
     */
    public AlternatingTurns(int members, int warmUpsAtOnce) {
        this(members, warmUpsAtOnce, List.of());
    }

    /**
     * Turns of so many members.
     *
     * @param warmUpsAtOnce how many may warm up at the same time, from 1
     * @param cases indices of the cases that windows are for, in turn; empty if forks have one case and are not told
     */
    public AlternatingTurns(int members, int warmUpsAtOnce, List<Integer> cases) {
        states = new State[members];
        Arrays.fill(states, State.STARTING);
        leftDuring = new OptionalInt[members];
        Arrays.fill(leftDuring, OptionalInt.empty());
        this.warmUpsAtOnce = warmUpsAtOnce;
        this.cases = List.copyOf(cases);
    }

    /**
     * A member said a word: {@code warm} before its first warm-up iteration, {@code ready} before each one that takes
     * turns and {@code end} after the last.
     *
     * @param member index, in the order of the launch
     * @return the members that may go now, in this order
     * @throws IllegalArgumentException if the word is unknown
     */
    public List<Integer> heard(int member, String word) {
        if (states[member] == State.MEASURING) {
            turns.remove(member);
        }
        states[member] = switch (word) {
            case "warm" -> State.WAITS_TO_WARM;
            case "ready" -> State.READY;
            case "end" -> State.FINISHED;
            default -> throw new IllegalArgumentException("unexpected word " + word);
        };
        return advance();
    }

    /**
     * A member ended or died. Its turn goes to the others.
     *
     * @return the members that may go now, in this order
     */
    public List<Integer> left(int member) {
        if (states[member] == State.MEASURING && !cases.isEmpty()) {
            leftDuring[member] = OptionalInt.of(currentCase());
        }
        states[member] = State.GONE;
        turns.remove(member);
        return advance();
    }

    /** What a member that may go is told: {@code go}, or {@code go N} with the index of the case that its turn is for. */
    public String answer(int member) {
        return states[member] == State.MEASURING && !cases.isEmpty() ? "go " + currentCase() : "go";
    }

    /** Which case a member was measuring when it left; empty if it was between turns, or has one case. */
    public OptionalInt leftDuring(int member) {
        return leftDuring[member];
    }

    private int currentCase() {
        return cases.get(windows % cases.size());
    }

    private List<Integer> advance() {
        List<Integer> go = letWarm();
        for (State state : states) {
            if (state != State.READY && state != State.FINISHED && state != State.GONE) {
                return go;
            }
        }
        if (turns.isEmpty()) {
            nextWindow();
        }
        Integer next = turns.peek();
        if (next != null) {
            states[next] = State.MEASURING;
            go.add(next);
        } else {
            letEnd(go);
        }
        return go;
    }

    private List<Integer> letWarm() {
        List<Integer> go = new ArrayList<>();
        long warming = Arrays.stream(states).filter(s -> s == State.WARMING).count();
        for (int i = 0; i < states.length; i++) {
            if (states[i] == State.WAITS_TO_WARM && warming < warmUpsAtOnce) {
                warming++;
                states[i] = State.WARMING;
                go.add(i);
            }
        }
        return go;
    }

    private void nextWindow() {
        windows++;
        int each = Math.max(1, cases.size());
        boolean forward = (windows % each + windows / each) % 2 == 0;
        for (int i = 0; i < states.length; i++) {
            if (states[i] == State.READY) {
                if (forward) {
                    turns.addLast(i);
                } else {
                    turns.addFirst(i);
                }
            }
        }
    }

    private void letEnd(List<Integer> go) {
        for (int i = 0; i < states.length; i++) {
            if (states[i] == State.FINISHED) {
                states[i] = State.GONE;
                go.add(i);
            }
        }
    }
}
