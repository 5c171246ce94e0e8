package org.jaxrsbench.loopback;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.jaxrsbench.loopback.ScriptedTier.CPU_NANOS;
import static org.jaxrsbench.loopback.ScriptedTier.GOOD;
import static org.jaxrsbench.loopback.ScriptedTier.WRONG_STATUS;
import static org.jaxrsbench.loopback.ScriptedTier.target;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Environment;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.RunFolder;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.Status;
import org.jaxrsbench.record.RunRecorder;
import org.jaxrsbench.rounds.Randomization;
import org.jaxrsbench.rounds.Rounds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Turns, voids, tries and what is recorded, over scripted servers and load. */
class ServerTierTest {

    private static final int ROUNDS = 2;
    private static final int SLICES = 3;
    private static final HttpSettings SETTINGS = new HttpSettings(1, 0, ROUNDS, SLICES, 10, 20, 1000, List.of());
    private static final List<HttpTarget> THREE = List.of(target("a", "x"), target("a", "y"), target("b", "x"));

    @TempDir
    Path folder;

    private final ByteArrayOutputStream said = new ByteArrayOutputStream();
    private Set<String> failures;

    private List<Sample> measure(ScriptedTier tier, long seed, List<HttpTarget> targets) throws Exception {
        return measureBatches(tier, seed, new HttpBatch(targets, SETTINGS.rounds()));
    }

    private List<Sample> measureBatches(ScriptedTier tier, long seed, HttpBatch... batches) throws Exception {
        RunFolder made = RunFolder.create(folder, "http", Clock.systemUTC());
        RunRecorder store = RunRecorder.create(made, new Environment().put("tier", "http"), List.of());
        PrintStream out = new PrintStream(said, true);
        Randomization randomization = new Randomization(seed);
        try (ServerTier servers =
                new ServerTier(SETTINGS, store, randomization, out::println, tier.load(), tier::launch)) {
            new Rounds(store, randomization, out::println).measure(1, 3, 3, round -> lasting(round, batches), servers);
            failures = servers.failures();
        }
        assertThat(made.readEnvironment().require("load")).isEqualTo("scripted 1");
        return made.readSamples();
    }

    private static List<HttpBatch> lasting(int round, HttpBatch... batches) {
        return Stream.of(batches).filter(b -> round <= b.rounds()).toList();
    }

    private List<Sample> measure(ScriptedTier.Script script, HttpTarget... targets) throws Exception {
        return measure(new ScriptedTier(script), 1, List.of(targets));
    }

    /** What was asked where nothing went wrong. */
    private ScriptedTier allGood(long seed, List<HttpTarget> targets) throws Exception {
        ScriptedTier tier = new ScriptedTier(ScriptedTier::allGood);
        measure(tier, seed, targets);
        return tier;
    }

    /** Numbers of the slices that count. */
    private static List<Integer> slices(List<Sample> samples, String subject, int round) {
        return samples.stream()
                .filter(s -> s.metric() == Metric.THROUGHPUT
                        && s.status() == Status.OK
                        && s.subject().equals(subject)
                        && s.round() == round)
                .map(Sample::iteration)
                .toList();
    }

    private static List<Sample> failed(List<Sample> samples) {
        return samples.stream().filter(s -> s.status() == Status.FAILED).toList();
    }

    @Test
    void everyTargetTakesOneTurnAPassInAnOrderThatTheSeedDecides() throws Exception {
        ScriptedTier tier = allGood(1, THREE);
        List<String> turns = tier.events("slice");
        assertThat(turns).hasSize(ROUNDS * SLICES * THREE.size());
        for (int pass = 0; pass < turns.size(); pass += THREE.size()) {
            assertThat(turns.subList(pass, pass + THREE.size()))
                    .containsExactlyInAnyOrder("slice a x", "slice a y", "slice b x");
        }
        assertThat(turns.subList(0, 3)).as("not always the same order").isNotEqualTo(turns.subList(3, 6));

        assertThat(allGood(1, THREE).events()).isEqualTo(tier.events());
        assertThat(allGood(2, THREE).events()).isNotEqualTo(tier.events());
    }

    @Test
    void batchesTakeTurnsAndAreNeverAliveTogether() throws Exception {
        ScriptedTier tier = new ScriptedTier(ScriptedTier::allGood);
        measureBatches(
                tier,
                1,
                new HttpBatch(List.of(target("a", "x"), target("a", "y")), 1),
                new HttpBatch(List.of(target("b", "x")), 3),
                new HttpBatch(List.of(target("c", "x")), 2));
        List<String> events = tier.events().stream()
                .filter(e -> e.matches("(launch|close) [abc]"))
                .toList();
        assertThat(events).hasSize(12);
        for (int i = 0; i < events.size(); i += 2) {
            assertThat(events.get(i + 1)).isEqualTo(events.get(i).replace("launch", "close"));
        }
        assertThat(events.subList(0, 6)).contains("launch a", "launch b", "launch c");
        assertThat(events.subList(6, 10)).contains("launch b", "launch c");
        assertThat(events).last().isEqualTo("close b");
        assertThat(tier.events()).last().isEqualTo("close generator");
        assertThat(said.toString()).contains("[round 3/3, 0:00 left] b GET x");
    }

    @Test
    void anEndpointIsVerifiedBeforeItsWarmUpAndAfterEveryPass() throws Exception {
        ScriptedTier tier = allGood(1, List.of(target("a", "x")));
        String slice = ",slice a x,verify a x";
        assertThat(tier.events().subList(0, 9))
                .containsExactly(("launch a,verify a x,warm a x" + slice.repeat(3)).split(","));
    }

    @Test
    void aSliceIsRecordedWithWhatTheGeneratorSays() throws Exception {
        List<Sample> samples = measure(ScriptedTier::allGood, target("a", "x"));
        assertThat(failures).isEmpty();
        assertThat(samples)
                .hasSize(ROUNDS * SLICES * 5)
                .extracting(Sample::status)
                .containsOnly(Status.OK);
        assertThat(samples.subList(0, 5))
                .extracting(Sample::metric, Sample::value)
                .containsExactly(
                        tuple(Metric.THROUGHPUT, 50 / 0.5),
                        tuple(Metric.CPU_PROCESS, CPU_NANOS / 50.0),
                        tuple(Metric.LATENCY_P50, 10.0),
                        tuple(Metric.LATENCY_P99, 20.0),
                        tuple(Metric.LATENCY_P999, 30.0));
        assertThat(samples.get(0).benchmarkCase()).isEqualTo(Case.of("Http.load", "method=GET;path=x", "thrpt", 1));
    }

    /** Runs whose settings are said otherwise are not comparable. */
    @Test
    void settingsAreSaidInWords() {
        assertThat(SETTINGS.describe())
                .isEqualTo("closed model, 1 users, 3 slices of 10 ms, warm-up 20 requests or 1000 ms by 1 users");
        assertThat(new HttpSettings(30, 500, 3, 5, 1000, 100, 2000, List.of()).describe())
                .startsWith("open model, 500 requests/s, 5 slices of 1000 ms, ");
    }

    @Test
    void aVoidSliceIsTriedAgainAndItsCostIsNotCounted() throws Exception {
        List<Sample> samples =
                measure((call, nth) -> call.equals("slice a x") && nth <= 2 ? WRONG_STATUS : GOOD, target("a", "x"));
        assertThat(failures).isEmpty();
        assertThat(said.toString().lines().filter(l -> l.startsWith("voided: ")))
                .hasSize(2)
                .containsOnly("voided: a GET x, round 1, slice 1: 0 connection errors, 40 wrong answers, 0 time-outs");
        assertThat(slices(samples, "a", 1)).containsExactly(1, 2, 3);
        assertThat(samples)
                .filteredOn(s -> s.metric() == Metric.CPU_PROCESS)
                .extracting(Sample::value)
                .containsOnly(CPU_NANOS / 50.0);
    }

    @Test
    void aSliceThatIsVoidThreeTimesEndsItsTargetForThisLaunch() throws Exception {
        ScriptedTier tier =
                new ScriptedTier((call, nth) -> call.equals("slice a x") && nth > 1 && nth <= 4 ? WRONG_STATUS : GOOD);
        List<Sample> samples = measure(tier, 1, List.of(target("a", "x"), target("b", "x")));
        assertThat(failures).containsExactly("a GET x, round 1: 0 connection errors, 40 wrong answers, 0 time-outs");
        assertThat(slices(samples, "a", 1)).as("what was right stays").containsExactly(1);
        assertThat(slices(samples, "b", 1)).containsExactly(1, 2, 3);
        assertThat(slices(samples, "a", 2)).as("a new launch").containsExactly(1, 2, 3);
        assertThat(failed(samples))
                .extracting(Sample::fork)
                .as("beside the fork that counts")
                .containsExactly(2);
    }

    @Test
    void aServerThatIsGoneIsNotAskedAgain() throws Exception {
        ScriptedTier[] tier = new ScriptedTier[1];
        tier[0] = new ScriptedTier((call, nth) -> {
            if (call.equals("slice a x") && nth == 2) {
                tier[0].end("a");
                return new LoadSlice(10, 3, 0, 0, 0, 0.5, 10, 20, 30);
            }
            return GOOD;
        });
        List<Sample> samples = measure(tier[0], 1, List.of(target("a", "x")));
        assertThat(failures)
                .containsExactly(
                        "a GET x, round 1: 3 connection errors, 0 wrong answers, 0 time-outs;" + " the server is gone");
        assertThat(tier[0].events("slice")).hasSize(2 + SLICES);
        assertThat(slices(samples, "a", 1)).containsExactly(1);
        assertThat(slices(samples, "a", 2)).containsExactly(1, 2, 3);
    }

    /** In the second pass: a wrong answer after it, or a generator that ends in it. */
    @ParameterizedTest
    @CsvSource({"verify a x, 3", "slice a x, 2"})
    void whatGoesWrongInAPassVoidsItAndTheOthersGoOn(String call, int time) throws Exception {
        List<Sample> samples = measure(failing(call, time), target("a", "x"), target("b", "x"));
        assertThat(failures).containsExactly("a GET x, round 1: " + call + " went wrong");
        assertThat(slices(samples, "a", 1)).containsExactly(1);
        assertThat(slices(samples, "b", 1)).containsExactly(1, 2, 3);
        assertThat(slices(samples, "a", 2)).containsExactly(1, 2, 3);
    }

    private static ScriptedTier.Script failing(String call, int time) {
        return (asked, nth) -> {
            if (asked.equals(call) && nth == time) {
                throw new IOException(call + " went wrong");
            }
            return call.equals("answers wrong to " + asked) && nth == time ? WRONG_STATUS : GOOD;
        };
    }

    @Test
    void whatGoesWrongBeforeTheFirstSliceFailsTheLaunchAndTheOthersGoOn() throws Exception {
        for (String call : List.of("launch a", "verify a x", "warm a x", "answers wrong to warm a x")) {
            List<Sample> samples = measure(failing(call, 1), target("a", "x"), target("b", "x"));
            assertThat(failures)
                    .containsExactly("a GET x, round 1: "
                            + (call.startsWith("answers") ? WRONG_STATUS.fault(0) : call + " went wrong"));
            assertThat(slices(samples, "a", 1)).isEmpty();
            assertThat(slices(samples, "a", 2)).containsExactly(1, 2, 3);
            assertThat(slices(samples, "b", 1)).containsExactly(1, 2, 3);
            assertThat(failed(samples)).extracting(Sample::fork).containsExactly(1);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1000, 0, 0, 0, 0, ''",
        "1000, 1, 0, 0, 0, '1 connection errors, 0 wrong answers, 0 time-outs'",
        "1000, 0, 1, 0, 0, '0 connection errors, 1 wrong answers, 0 time-outs'",
        "1000, 0, 0, 1, 0, '0 connection errors, 0 wrong answers, 1 time-outs'",
        "0, 0, 0, 0, 0, 'no request was answered'",
        // In two seconds, so 500 a second; nine tenths of the rate are enough.
        "1000, 0, 0, 0, 555, ''",
        "1000, 0, 0, 0, 556, 'only 500 requests a second were answered, not 556'",
        "1000, 1, 0, 0, 556, '1 connection errors, 0 wrong answers, 0 time-outs'",
    })
    void whatVoidsASlice(long requests, long errors, long wrongStatus, long timeouts, long rate, String fault) {
        LoadSlice slice = new LoadSlice(requests, errors, wrongStatus, timeouts, 0, 2, 10, 20, 30);
        assertThat(slice.fault(rate)).isEqualTo(fault);
    }
}
