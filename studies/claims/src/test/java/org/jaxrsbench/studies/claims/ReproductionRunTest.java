package org.jaxrsbench.studies.claims;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.jaxrsbench.format.Refusals.assertRefused;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.cli.Cli;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.format.RunFolder;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.TestSamples;
import org.jaxrsbench.loopback.HttpBatch;
import org.jaxrsbench.loopback.HttpTarget;
import org.jaxrsbench.plan.RunPlan;
import org.jaxrsbench.plan.SuiteTimes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is measured for claims, and what is made of it, without measuring. */
class ReproductionRunTest {

    private static final Path CHECKOUT = Path.of("../..");

    private static final Claim.Origin ORIGIN = new Claim.Origin("e", "1", "", "GET", "p", "m");

    @TempDir
    Path folder;

    private final List<String> asked = new ArrayList<>();
    private final ByteArrayOutputStream said = new ByteArrayOutputStream();
    private boolean httpFails;
    private boolean recordingFails;
    private ReproductionRun run;

    /** Each subject's score is a tenth more than that of the one before it; the rounds differ a little. */
    private List<Sample> samples(List<String> subjects, List<String> params) {
        List<Sample> samples = new ArrayList<>();
        for (int i = 0; i < subjects.size(); i++) {
            double of = Math.pow(1.1, i);
            Case own = Case.of("A.b", params.get(i), "thrpt", 1);
            samples.addAll(TestSamples.rounds(subjects.get(i), own, Metric.THROUGHPUT, of * 101, of * 102, of * 103));
        }
        return samples;
    }

    private final class Scripted extends ReproductionRun {

        private final ReproductionPlan plan;

        private Scripted(ReproductionPlan plan) {
            super(plan, new RunFolder(folder), folder, new PrintStream(said, true));
            this.plan = plan;
        }

        @Override
        boolean http(long seed) throws IOException {
            asked.add("http");
            writeHttp(plan);
            return httpFails;
        }

        @Override
        Run inProcess(RunPlan run) {
            List<String> subjects = run.labels();
            asked.add("in-process " + subjects + " "
                    + String.join("|", run.selection().patterns()));
            List<String> params = new ArrayList<>();
            for (String method : List.of("GET", "POST", "PUT")) {
                params.add("method=" + method + ";path=helloworld");
                params.add("method=" + method + ";path=helloworld/locator");
            }
            return TestSamples.run(samples(Collections.nCopies(6, subjects.get(0)), params));
        }

        @Override
        ServerProfile profile(HttpTarget target, Path recording) throws IOException {
            asked.add("profile " + recording.getFileName());
            if (recordingFails && recording.toString().endsWith("-2.jfr")) {
                throw new IOException("nothing was recorded");
            }
            double share = target.subject().label().contains("classic") ? 0.5 : 0.25;
            return new ServerProfile(2000, Map.of("invocation", share, "writing", 0.1));
        }
    }

    private void writeHttp(ReproductionPlan plan) throws IOException {
        List<HttpTarget> targets =
                plan.batches().stream().flatMap(b -> b.targets().stream()).toList();
        List<Sample> samples = samples(
                targets.stream().map(t -> t.subject().label()).toList(),
                targets.stream()
                        .map(t -> "method=" + t.endpoint().method() + ";path="
                                + t.endpoint().path())
                        .toList());
        Sample.TABLE.write(new RunFolder(folder).samples(), samples);
    }

    private ReproductionPlan plan(String... experiments) {
        return ReproductionPlan.of(CHECKOUT, Claim.of(Claim.all(CHECKOUT), List.of(experiments)), true);
    }

    private List<Reproduction> measure(boolean httpMeasured, String... experiments)
            throws IOException, InterruptedException {
        run = new Scripted(plan(experiments));
        return run.measure(httpMeasured, SuiteTimes.quick, 1);
    }

    @Test
    void everyTierIsMeasuredOnceAndEveryClaimJudged() throws IOException, InterruptedException {
        List<Reproduction> reproduction = measure(false);
        assertThat(asked)
                .startsWith("http", "in-process [jersey:2.16] HelloWorld")
                .hasSize(2 + 3 * 2);
        for (int recording = 1; recording <= 3; recording++) {
            assertThat(asked.subList(2 * recording, 2 * recording + 2))
                    .containsExactly(
                            "profile quarkus-rest-3.27.2-" + recording + ".jfr",
                            "profile quarkus-resteasy-classic-3.27.2-" + recording + ".jfr");
        }
        assertThat(run.failed()).isFalse();
        assertThat(reproduction)
                .hasSize(21)
                .extracting(Reproduction::verdict)
                .doesNotContain(ClaimVerdict.CANNOT_BE_RUN);
        assertThat(ratio(reproduction, "jersey 2.16 GET text/sub-class throughput"))
                .isCloseTo(1.21, within(1e-9));
        assertThat(ratio(reproduction, "jersey 2.16 POST helloworld throughput"))
                .isCloseTo(1.21, within(1e-9));
        assertThat(ratio(reproduction, "quarkus-resteasy-reactive 1.11 GET reactive/person cpu-time"))
                .isCloseTo(0.5, within(1e-9));
    }

    private static double ratio(List<Reproduction> reproduction, String claim) {
        return reproduction.stream()
                .filter(row -> row.claim().equals(claim))
                .findFirst()
                .orElseThrow()
                .measured()
                .orElseThrow()
                .ratio();
    }

    @Test
    void whatNoClaimNeedsIsNotMeasured() throws IOException, InterruptedException {
        measure(false, "helloworld");
        assertThat(asked).containsExactly("in-process [jersey:2.16] HelloWorld");
        asked.clear();
        measure(false, "locator-cache");
        assertThat(asked).containsExactly("http");
    }

    @Test
    void whatWasMeasuredOverHttpBeforeIsNotMeasuredAgain() throws IOException, InterruptedException {
        writeHttp(plan("locator-cache"));
        List<Reproduction> reproduction = measure(true, "locator-cache");
        assertThat(asked).isEmpty();
        assertThat(ratio(reproduction, "jersey 2.15 GET text/sub-class throughput"))
                .isCloseTo(1.1, within(1e-9));
    }

    @Test
    void whatFailsIsSaidAndTheRestIsJudged() throws IOException, InterruptedException {
        httpFails = true;
        assertThat(measure(false, "locator-cache")).hasSize(4);
        assertThat(run.failed()).isTrue();
        httpFails = false;
        recordingFails = true;
        List<Reproduction> reproduction = measure(false, "reactive");
        assertThat(run.failed()).isTrue();
        assertThat(said.toString()).contains("FAILED nothing was recorded");
        assertThat(reproduction)
                .filteredOn(row -> row.tier() == Claim.Tier.PROFILE)
                .extracting(Reproduction::verdict)
                .containsExactly(ClaimVerdict.CANNOT_BE_RUN, ClaimVerdict.REFERENCE);
        assertThat(reproduction.get(2).reason()).startsWith("only 2 pairs were measured; ");
    }

    private static Claim claim(Claim.Tier tier, String subject, String path, String part) {
        return new Claim(
                new Claim.Published("e", "2020", tier, "s", ORIGIN, 1, 0, "u", ""),
                new Claim.Counterpart("e", ORIGIN, subject, "", path, part, "yes", "", Claim.Standing.SAME, ""));
    }

    @Test
    void everyPublishedRowHasSomethingThatMeasuresIt() {
        ReproductionPlan all = plan();
        assertThat(all.claims())
                .hasSize(21)
                .allSatisfy(c ->
                        assertThat(c.referenceAmong(all.claims()).reference()).isTrue());
        assertThat(all.batches()).extracting(batch -> batch.targets().size()).containsExactly(4, 2, 7);
        assertThat(all.batches())
                .extracting(HttpBatch::rounds)
                .as("steps that are hard to tell get more launches")
                .containsExactly(3, 9, 9);
        assertThat(all.profiled()).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            emptyValue = "",
            value = {
                "HTTP | no-such | text | '' | unknown server 'no-such'; expected one of jersey-grizzly:2.0, ",
                "HTTP | jetty-servlet | text | '' | does not answer GET text; it answers GET hello-world",
                "PROFILE | quarkus-rest:3.27.2 | person | sleeping"
                        + " | unknown part 'sleeping' of quarkus-rest:3.27.2; expected one of writing, matching, invocation",
                "PROFILE | jetty-servlet | hello-world | invocation | ../bench-http/jetty/profile.csv:",
            })
    void whatTheServersFilesLackIsOneLine(Claim.Tier tier, String subject, String path, String part, String message) {
        List<Claim> claims = List.of(claim(tier, subject, path, part));
        assertRefused(() -> ReproductionPlan.of(CHECKOUT, claims, true), message);
    }

    @Test
    void anUnknownExperimentIsBadInput() {
        Cli.refuses("unknown experiment 'no-such'; expected one of locator-cache, ", "reproduce", "no-such");
        Cli.refuses(
                "claims verdicts: expected one of claims, regressions, verdicts", "reproduce", "claims", "verdicts");
    }
}
