package org.jaxrsbench.once;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jaxrsbench.record.RunRecorder;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Fork;
import org.jaxrsbench.results.Params;
import org.jaxrsbench.results.Sample;
import org.jaxrsbench.results.Status;
import org.jaxrsbench.results.Subject;
import org.jaxrsbench.rounds.Tier;

/** JVMs that run alone, one after the other: starts, soaks. */
public final class OnceTier implements Tier<OnceTask>, AutoCloseable {

    private static final String MODE = "ss"; // JMH's short name of what is measured once
    private static final String UNKNOWN = "unknown"; // of a JVM that has not said anything yet

    private final Map<String, Subject> known = new HashMap<>();
    private final List<Failure> unnamed = new ArrayList<>();
    private final RunRecorder recorder;
    private final Consumer<String> say;
    private boolean failed;

    private record Failure(OnceTask task, int round, int place) {}

    /**
     * A tier that records here.
     *
     * @param say told of failures
     */
    public OnceTier(RunRecorder recorder, Consumer<String> say) {
        this.recorder = recorder;
        this.say = say;
    }

    /** Whether a task failed so far. */
    public boolean failed() {
        return failed;
    }

    @Override
    public String measure(OnceTask task, int round, int place) throws IOException, InterruptedException {
        try {
            OnceTask.Outcome outcome = task.body().run();
            known.put(task.label(), outcome.who());
            recorder.environment().put("jvm", outcome.who().jdk()).fingerprint();
            List<Sample> rows = new ArrayList<>();
            for (OnceTask.Figure figure : outcome.figures()) {
                rows.add(sample(task, round, place, figure, Status.OK));
            }
            recorder.append(rows);
        } catch (IOException e) {
            failed = true;
            say.accept("FAILED " + task + ": " + e.getMessage());
            unnamed.add(new Failure(task, round, place));
        }
        appendFailures(false);
        return "";
    }

    /** A row of a failure names the implementation as the subject's other rows do, so it may have to wait for one of them. */
    private void appendFailures(boolean all) throws IOException {
        for (Failure failure : List.copyOf(unnamed)) {
            if (all || known.containsKey(failure.task().label())) {
                unnamed.remove(failure);
                recorder.append(List.of(sample(
                        failure.task(),
                        failure.round(),
                        failure.place(),
                        failure.task().whole(),
                        Status.FAILED)));
            }
        }
    }

    private Sample sample(OnceTask task, int round, int place, OnceTask.Figure figure, Status status) {
        Subject who = known.getOrDefault(task.label(), new Subject(task.label(), UNKNOWN, UNKNOWN, UNKNOWN));
        Params params = task.params();
        for (Map.Entry<String, String> more : figure.more().values().entrySet()) {
            params = params.with(more.getKey(), more.getValue());
        }
        return new Sample(
                recorder.run(),
                who,
                new Case(figure.benchmark(), params, MODE, 1),
                new Fork(round, round, place),
                1,
                figure.metric(),
                figure.value(),
                status);
    }

    /** Records the failures of subjects that never said who they are. */
    @Override
    public void close() throws IOException {
        appendFailures(true);
        recorder.writeReports();
    }
}
