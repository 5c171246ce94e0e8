package org.jaxrsbench.cli.measure;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.jaxrsbench.cli.measure.ForkHost.Reply;
import org.jaxrsbench.cli.measure.TurnServer.Scheme;
import org.jaxrsbench.results.Sample;

/** Launches one fork of each of some hosts, has them share the time of measuring, and waits for them. */
public final class LiveForks implements AutoCloseable {

    /** More than the longest that another fork can settle, twice, and warm up. */
    private static final int TURN_WAIT_MILLIS = 240_000;

    private final TurnServer turns = new TurnServer();

    /** Listens for forks. */
    public LiveForks() throws IOException {}

    /**
     * Which host, and what is special about its fork.
     *
     * @param burnNanos CPU time to waste in each operation, or 0
     * @param recording where a flight recording goes; empty for none
     */
    public record Fork(ForkHost host, long burnNanos, String recording) {

        /** Nothing special. */
        public static Fork of(ForkHost host) {
            return new Fork(host, 0, "");
        }
    }

    /**
     * Where the forks stand in their run.
     *
     * @param fork number of the attempt, from 1
     * @param warmups how many times the usual warm-up they get
     */
    public record Place(String run, int round, int fork, int warmups) {}

    /**
     * Measures.
     *
     * @param launch in the order in which they are launched and take their first turns
     * @return how they ended, in the same order
     * @throws IOException where a host itself ended
     */
    public List<Reply> measure(List<Fork> launch, Sample.Case benchmarkCase, Place place, Scheme scheme)
            throws IOException {
        List<String> tokens =
                launch.stream().map(i -> UUID.randomUUID().toString()).toList();
        TurnServer.Group group = turns.group(tokens, Runtime.getRuntime().availableProcessors(), scheme);
        for (int i = 0; i < launch.size(); i++) {
            Fork fork = launch.get(i);
            fork.host()
                    .start(new ForkHost.Order(
                            fork.host().hosted(benchmarkCase),
                            place.run(),
                            place.round(),
                            place.fork(),
                            i + 1,
                            turns.port(),
                            tokens.get(i),
                            TURN_WAIT_MILLIS,
                            place.warmups(),
                            fork.burnNanos(),
                            fork.recording()));
        }
        return awaitAll(launch, group);
    }

    /** Each on a thread of its own, so that whoever ends without having connected is noticed. */
    private static List<Reply> awaitAll(List<Fork> launch, TurnServer.Group group) throws IOException {
        Reply[] replies = new Reply[launch.size()];
        IOException[] ended = new IOException[launch.size()];
        List<Thread> waiting = new ArrayList<>();
        for (int i = 0; i < launch.size(); i++) {
            int member = i;
            Thread thread = new Thread(() -> {
                try {
                    replies[member] = launch.get(member).host().await();
                } catch (IOException e) {
                    ended[member] = e;
                } catch (RuntimeException e) {
                    ended[member] = new IOException(launch.get(member).host().label() + ": " + e.getMessage(), e);
                } finally {
                    group.gone(member);
                }
            });
            thread.start();
            waiting.add(thread);
        }
        for (Thread thread : waiting) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IOException("interrupted", e);
            }
        }
        for (IOException e : ended) {
            if (e != null) {
                throw e;
            }
        }
        return List.of(replies);
    }

    @Override
    public void close() throws IOException {
        turns.close();
    }
}
