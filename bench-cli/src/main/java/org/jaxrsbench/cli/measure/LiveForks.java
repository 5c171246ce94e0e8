package org.jaxrsbench.cli.measure;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.IntFunction;
import org.jaxrsbench.protocol.ForkOrder;
import org.jaxrsbench.results.Sample;

/** Launches one fork of each of some hosts, has them take turns, and waits for them. */
public final class LiveForks implements AutoCloseable {

    /** More than the longest that another fork can settle, twice, and warm up. */
    private static final int TURN_WAIT_MILLIS = 240_000;

    private final TurnServer turns = new TurnServer();
    private final IntFunction<TurnOrder> order;
    private final TurnSignals signals;

    /** Forks that measure one at a time; as many warm up at once as there are processors. */
    public LiveForks() throws IOException {
        this(members -> new AlternatingTurns(members, Runtime.getRuntime().availableProcessors()), TurnSignals.NONE);
    }

    /**
     * Forks that share the time in another way.
     *
     * @param order makes the order of so many members
     */
    public LiveForks(IntFunction<TurnOrder> order, TurnSignals signals) throws IOException {
        this.order = order;
        this.signals = signals;
    }

    /** A host with what is special about its fork. */
    public record Hosted(ForkHost host, long burnNanos, String recording) {

        /** Nothing special. */
        public static Hosted of(ForkHost host) {
            return new Hosted(host, 0, "");
        }
    }

    /**
     * Where the forks stand in their run.
     *
     * @param attempt from 1
     * @param warmups how many times the usual warm-up they get
     */
    public record Place(String run, int round, int attempt, int warmups) {}

    /**
     * Measures.
     *
     * @param launch in the order in which they are launched and take their first turns
     * @return how they ended, in the same order
     * @throws IOException if a host itself ended
     */
    public List<ForkReport> measure(List<Hosted> launch, Sample.Case benchmarkCase, Place place) throws IOException {
        List<String> tokens =
                launch.stream().map(i -> UUID.randomUUID().toString()).toList();
        TurnServer.Group group = turns.group(tokens, order.apply(launch.size()), signals);
        for (int i = 0; i < launch.size(); i++) {
            Hosted fork = launch.get(i);
            fork.host()
                    .start(new ForkOrder(
                            ForkOrder.VERSION,
                            fork.host().index(benchmarkCase),
                            place.run(),
                            fork.host().member().label(),
                            place.round(),
                            place.attempt(),
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

    /** Each on a thread of its own, so that a fork that ends without having connected is noticed. */
    private static List<ForkReport> awaitAll(List<Hosted> launch, TurnServer.Group group) throws IOException {
        ForkReport[] reports = new ForkReport[launch.size()];
        IOException[] ended = new IOException[launch.size()];
        List<Thread> waiting = new ArrayList<>();
        for (int i = 0; i < launch.size(); i++) {
            int index = i;
            ForkHost host = launch.get(i).host();
            Thread thread = new Thread(() -> {
                try {
                    reports[index] = host.await();
                } catch (IOException e) {
                    ended[index] = e;
                } catch (RuntimeException e) {
                    ended[index] = new IOException(host.member().label() + ": " + e.getMessage(), e);
                } finally {
                    group.gone(index);
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
        return List.of(reports);
    }

    @Override
    public void close() throws IOException {
        turns.close();
    }
}
