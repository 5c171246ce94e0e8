package org.jaxrsbench.cli.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jaxrsbench.results.Refusals.assertRefused;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.jaxrsbench.cli.subject.BisectCandidates;
import org.jaxrsbench.cli.subject.Git;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.history.StepTest;
import org.jaxrsbench.results.Case;
import org.jaxrsbench.results.Metric;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Searches through a repository of twenty commits that git has and a command builds; what they score is in their files. */
class BisectTest {

    private static final Case CASE = Case.of("A.b", "", "thrpt", 1);
    private static final int COMMITS = 20;
    private static final int SLOWER_FROM = 13;
    private static final int BROKEN = 9;

    @TempDir
    private Path folder;

    /** Reads the score of a build where a fork would measure it, with noise. */
    private static final class Scores implements BisectRun.Measurements {

        private final Random random = new Random(3);
        private final BisectCandidates candidates;
        private final List<String> probed = new ArrayList<>();

        private Scores(BisectCandidates candidates) {
            this.candidates = candidates;
        }

        private double log(String name) {
            try {
                String jar = candidates.subject(name).substring("jar:".length());
                return Math.log(Double.parseDouble(
                                Files.readString(Path.of(jar)).strip()))
                        + 0.01 * random.nextGaussian();
            } catch (IOException e) {
                throw new AssertionError(name + " was not built", e);
            }
        }

        @Override
        public Optional<Difference> differ(String good, String bad, Optional<Case> only) {
            double[][] x = new double[10][1];
            Arrays.setAll(x, i -> new double[] {log(bad) - log(good)});
            StepTest.Result result = StepTest.of(x).get(0);
            return result.p() <= 0.01 && Math.abs(result.change().change()) > 0.025
                    ? Optional.of(new Difference(CASE, result, 0.014))
                    : Optional.empty();
        }

        @Override
        public Optional<Probed> probe(String good, String bad, String probe, Case of) {
            probed.add(probe);
            double own = log(probe);
            return Optional.of(new Probed(own - log(good), own - log(bad)));
        }
    }

    private Path repository() throws Exception {
        Path repository = Files.createDirectory(folder.resolve("repository"));
        git(repository, "init", "-q");
        git(repository, "config", "user.email", "toy@example.org");
        git(repository, "config", "user.name", "toy");
        for (int commit = 1; commit <= COMMITS; commit++) {
            Files.writeString(repository.resolve("score"), (commit >= SLOWER_FROM ? "90.0" : "100.0") + "\n");
            Files.writeString(repository.resolve("number"), commit + "\n");
            Files.writeString(repository.resolve("build.sh"), commit == BROKEN ? "exit 3\n" : "cp score built.jar\n");
            git(repository, "add", ".");
            git(repository, "commit", "-q", "-m", "commit " + commit);
            git(repository, "tag", "c" + commit);
        }
        return repository;
    }

    private static void git(Path repository, String... words) throws Exception {
        List<String> command = new ArrayList<>(List.of("git"));
        command.addAll(List.of(words));
        Process process = new ProcessBuilder(command)
                .directory(repository.toFile())
                .redirectErrorStream(true)
                .start();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(text).isZero();
    }

    private CommitCandidates candidates(Path repository) throws Exception {
        return new CommitCandidates(
                new Git(repository), "sh build.sh", Path.of("built.jar"), folder.resolve("cache"), ToyHistory.NOWHERE);
    }

    /** Names of the commits of which the ends have been built. */
    private static List<String> between(CommitCandidates candidates, String good, String bad) throws Exception {
        List<String> names = candidates.between(good, bad);
        candidates.tried(names.get(0));
        candidates.tried(names.get(names.size() - 1));
        return names;
    }

    private static BisectRun search(BisectCandidates candidates, BisectRun.Measurements measurements) {
        return new BisectRun(Metric.THROUGHPUT, candidates, measurements, ToyHistory.NOWHERE);
    }

    @Test
    void itFindsTheCommit() throws Exception {
        CommitCandidates candidates = candidates(repository());
        List<String> names = between(candidates, "c1", "c" + COMMITS);
        assertThat(names).hasSize(COMMITS);
        Scores scores = new Scores(candidates);
        BisectRun.Found found = search(candidates, scores).search(names).orElseThrow();
        assertThat(found.from()).isEqualTo(names.get(SLOWER_FROM - 2));
        assertThat(found.to()).isEqualTo(names.get(SLOWER_FROM - 1));
        assertThat(found.missing()).isEmpty();
        assertThat(found.difference().result().change().change()).isBetween(-0.12, -0.08);
        assertThat(Set.copyOf(scores.probed)).as("not every commit is built").hasSizeLessThan(10);
    }

    @Test
    void aCommitThatDoesNotBuildIsLeftOut() throws Exception {
        CommitCandidates candidates = candidates(repository());
        List<String> names = between(candidates, "c8", "c13"); // 9 is the first probe but one, and broken
        assertThat(candidates.tried(names.get(1)).reason()).contains("ended with 3");
        assertThat(search(candidates, new Scores(candidates))
                        .search(names)
                        .orElseThrow()
                        .to())
                .isEqualTo(names.get(names.size() - 1));
    }

    /** Two neighbors of the search are no neighbors of the repository if what is between them cannot be had. */
    @Test
    void theAnswerIsARangeWhereOneCannotBeHad() throws Exception {
        Path repository = repository();
        CommitCandidates candidates = new CommitCandidates(
                new Git(repository),
                "test $(cat number) -ge 12 && test $(cat number) -le 14 && exit 3; cp score built.jar",
                Path.of("built.jar"),
                folder.resolve("cache"),
                ToyHistory.NOWHERE);
        List<String> names = between(candidates, "c8", "c20");
        BisectRun.Found found =
                search(candidates, new Scores(candidates)).search(names).orElseThrow();
        assertThat(found.from()).isEqualTo(names.get(3)); // 11
        assertThat(found.to()).isEqualTo(names.get(7)); // 15
        assertThat(found.missing()).isEqualTo(names.subList(4, 7));
    }

    @Test
    void endsThatDoNotDifferAreSaid() throws Exception {
        CommitCandidates candidates = candidates(repository());
        List<String> names = between(candidates, "c1", "c5");
        assertThat(search(candidates, new Scores(candidates)).search(names)).isEmpty();
    }

    @Test
    void theWrongWayRoundIsBadInput() throws Exception {
        CommitCandidates candidates = candidates(repository());
        assertRefused(() -> candidates.between("c5", "c1"), "does not come before");
        assertRefused(() -> candidates.between("c1", "nothing"));
    }

    @Test
    void aResultWithoutPairsIsNoDifference() {
        assertThat(new StepTest.Result(1, Estimate.NONE).confirmed(1)).isFalse();
    }
}
