package org.jaxrsbench.fork;

import java.io.PrintStream;
import java.util.regex.Pattern;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import org.openjdk.jmh.util.Version;

/**
 * A fork: reads its order, has JMH run the carrier's one invocation in this JVM, and says what came of it. Whoever starts it gives it the
 * options that JMH would give to a fork of its own.
 */
public final class ForkMain {

    /** Causes may go round in circles. */
    private static final int DEEPEST = 50;

    private ForkMain() {}

    /** Says {@link ForkWords}; waits for the number of laps after the first. */
    public static void main(String[] args) throws InterruptedException {
        PrintStream words = System.out;
        System.setProperty("jmh.ignoreLock", "true"); // forks that take turns are alive together
        System.setOut(System.err); // what implementations print is none of the runner's words
        Session session = null;
        try {
            session = Session.begin(System.in, words);
            new Runner(options(session.order())).run();
            session.say(done());
        } catch (Exception e) {
            failed(session, words, e);
        }
        System.exit(0);
    }

    private static Options options(ForkOrder order) {
        ChainedOptionsBuilder options = new OptionsBuilder()
                .include("^" + Pattern.quote(order.carrier()) + "$")
                .forks(0)
                .threads(order.way().foreign() ? order.way().workers() : 1)
                .shouldFailOnError(true)
                .verbosity(VerboseMode.SILENT);
        if (!order.way().foreign()) {
            return options.mode(Mode.SingleShotTime)
                    .warmupIterations(0)
                    .measurementIterations(1)
                    .build();
        }
        order.tasks().get(0).params().forEach((name, value) -> options.param(name, value));
        return options.mode(Mode.Throughput)
                .warmupIterations(ForeignTurns.warmups(order))
                .warmupTime(TimeValue.milliseconds(ForeignTurns.WARMUP_MILLIS))
                .measurementIterations(
                        order.times().rehearsals() + order.times().laps() + 1 + ForeignTurns.censuses(order))
                .measurementTime(TimeValue.milliseconds(ForeignTurns.iterationMillis(order)))
                .addProfiler(ForeignTurns.class)
                .build();
    }

    private static ForkWords.Done done() {
        return new ForkWords.Done(
                System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"),
                System.getProperty("java.version"),
                Version.getPlainVersion().replaceAll("\\s.*", ""));
    }

    private static void failed(Session session, PrintStream words, Exception e) {
        Throwable root = e;
        Throwable thrown = e;
        int index = -1;
        for (int depth = 0; depth < DEEPEST; depth++) {
            if (root instanceof FailedCaseException failed) {
                index = failed.index();
            }
            boolean wrapped = thrown == root && root.getClass().getName().startsWith("org.openjdk.jmh.");
            if (root.getCause() != null) {
                root = root.getCause();
            } else if (root.getSuppressed().length > 0) {
                root = root.getSuppressed()[0];
            } else {
                break;
            }
            thrown = wrapped ? root : thrown;
        }
        String message = root.getMessage() == null
                ? root.getClass().getSimpleName()
                : root.getMessage().lines().findFirst().orElse("");
        if (session != null && session.order().way().foreign() && !message.equals(TokenChain.PARTNER_ENDED)) {
            // Nobody but its owner knows what its messages mean, and of which type they are says half of it.
            message = thrown + (thrown == root ? "" : "; caused by " + root);
        }
        if (session == null) {
            words.println(message); // nobody speaks the same version
        } else {
            session.say(new ForkWords.Failed(message, index));
        }
    }
}
