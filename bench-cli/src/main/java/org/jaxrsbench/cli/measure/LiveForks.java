package org.jaxrsbench.cli.measure;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.stream.IntStream;
import org.jaxrsbench.protocol.ForkOrder;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Summary;

/** Launches one fork of each of some hosts, has them take turns, and waits for them. */
public final class LiveForks implements AutoCloseable {

    /** More than the longest that another fork can settle, twice, and warm up. */
    private static final int TURN_WAIT_MILLIS = 240_000;

    private final TurnServer turns;
    private final List<Long> turnNanos = new ArrayList<>();

    /** Forks that measure one at a time; as many warm up at once as there are processors. */
    public LiveForks() throws IOException {
        turns = new TurnServer();
    }

    /** A host with what is special about its fork. */
    public record Hosted(ForkHost host, List<Long> burnNanos, String recording) {

        /** Nothing special, for one case. */
        public static Hosted of(ForkHost host) {
            return new Hosted(host, List.of(0L), "");
        }
    }

    /**
     * What each fork measures.
     *
     * @param shared whether forks are made for several cases, and told which one each turn is for
     * @param only the place of the one case that turns are for; empty for all
     */
    public record Content(List<Case> cases, boolean shared, OptionalInt only) {

        /** One case. */
        public static Content of(Case benchmarkCase) {
            return new Content(List.of(benchmarkCase), false, OptionalInt.empty());
        }

        private List<Integer> turns() {
            if (!shared) {
                return List.of();
            }
            return only.isPresent()
                    ? List.of(only.getAsInt())
                    : IntStream.range(0, cases.size()).boxed().toList();
        }
    }

    /**
     * The place of the forks in their run.
     *
     * @param attempt from 1
     * @param warmups how many times the usual warm-up they get
     * @param batch whether workers wait for each compilation that they set off
     */
    public record Place(String run, int round, int attempt, int warmups, boolean batch) {}

    /**
     * Measures.
     *
     * @param launch in the order in which they are launched and take their first turns
     * @return how they ended, in the same order
     * @throws IOException if a host itself ended
     */
    public List<ForkReport> measure(List<Hosted> launch, Content content, Place place) throws IOException {
        List<String> tokens =
                launch.stream().map(i -> UUID.randomUUID().toString()).toList();
        TurnServer.Group group = turns.group(
                tokens,
                new AlternatingTurns(launch.size(), Runtime.getRuntime().availableProcessors(), content.turns()));
        for (int i = 0; i < launch.size(); i++) {
            Hosted fork = launch.get(i);
            fork.host()
                    .start(new ForkOrder(
                            ForkOrder.VERSION,
                            new ForkOrder.Content(
                                    content.cases().stream()
                                            .map(fork.host()::index)
                                            .toList(),
                                    content.shared(),
                                    content.shared() ? content.turns().size() : 1,
                                    fork.burnNanos()),
                            new ForkOrder.Place(
                                    place.run(), fork.host().member().label(), place.round(), place.attempt(), i + 1),
                            new ForkOrder.Turns(turns.port(), tokens.get(i), TURN_WAIT_MILLIS),
                            place.warmups(),
                            place.batch(),
                            fork.recording()));
        }
        List<ForkReport> reports = awaitAll(launch, group);
        turnNanos.addAll(group.turnNanos());
        return IntStream.range(0, reports.size())
                .mapToObj(i -> withFailedCase(reports.get(i), group.goneDuring(i)))
                .toList();
    }

    /** A fork that hung or died does not say on which case; the turn that it had then does. */
    private static ForkReport withFailedCase(ForkReport report, OptionalInt goneDuring) {
        return report.ok() || report.failedCase().isPresent() ? report : report.failedOn(goneDuring);
    }

    /** The median of how long turns of forks with several cases took, iteration included; empty if there were none. */
    OptionalDouble medianTurnMillis() {
        return turnNanos.isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of(
                        Summary.median(turnNanos.stream().mapToDouble(n -> n).toArray()) / 1e6);
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
