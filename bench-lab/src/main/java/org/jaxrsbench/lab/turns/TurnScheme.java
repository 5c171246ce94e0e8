package org.jaxrsbench.lab.turns;

import java.io.IOException;
import org.jaxrsbench.cli.measure.AlternatingTurns;
import org.jaxrsbench.cli.measure.LiveForks;
import org.jaxrsbench.cli.measure.TurnSignals;

/** How live forks share the time of measuring. */
public enum TurnScheme {
    /** One at a time, A B B A A B …, so that a steady drift falls on both alike: as the gate measures. */
    TURNS {
        @Override
        public LiveForks open(int forks) throws IOException {
            return new LiveForks();
        }
    },
    /** The same, all pinned to one processor. */
    TURNS_PINNED {
        @Override
        public LiveForks open(int forks) throws IOException {
            return alternating(new PinnedTurns());
        }
    },
    /** The same, and a fork that waits is stopped by a signal. */
    TURNS_STOPPED {
        @Override
        public LiveForks open(int forks) throws IOException {
            return alternating(new StoppedTurns());
        }
    },
    /** All at once, each pinned to a processor of its own; with each iteration they swap processors. */
    TOGETHER_SWAPPED {
        @Override
        public LiveForks open(int forks) throws IOException {
            SwappedTogether swapped = new SwappedTogether(forks);
            return new LiveForks((members, cases) -> swapped, swapped);
        }
    };

    /** Listens for the forks of one pair. */
    public abstract LiveForks open(int forks) throws IOException;

    private static LiveForks alternating(TurnSignals signals) throws IOException {
        return new LiveForks(
                (members, cases) ->
                        new AlternatingTurns(members, Runtime.getRuntime().availableProcessors(), cases),
                signals);
    }
}
