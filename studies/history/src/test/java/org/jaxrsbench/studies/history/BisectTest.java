package org.jaxrsbench.studies.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jaxrsbench.format.Refusals.assertRefused;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.IntToDoubleFunction;
import org.jaxrsbench.cli.measure.RunMaker;
import org.jaxrsbench.cli.measure.ToyRuns;
import org.jaxrsbench.cli.subject.BisectCandidates;
import org.jaxrsbench.cli.subject.Git;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.plan.RunPlan;
import org.jaxrsbench.slices.FakeFleet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Searches through a repository of twenty commits that git has and a command builds; what they score is in their files. */
class BisectTest {

    private static final int COMMITS = 20;
    private static final int SLOWER_FROM = 13;
    private static final int BROKEN = 9;

    @TempDir
    private Path folder;

    private final Random noise = new Random(3);
    private final List<String> measured = new ArrayList<>();

    /** Reads the score of a build where a fork would measure it, with noise. */
    private FakeFleet scores(RunPlan plan) {
        return new FakeFleet(
                plan.labels().stream()
                        .map(l -> FakeFleet.member(l, FakeFleet.CASE))
                        .toList(),
                (order, label, slot) -> {
                    String score = Files.readString(Path.of(label.substring("jar:".length())));
                    double nanos = 1e8 / Double.parseDouble(score.strip()) * Math.exp(0.01 * noise.nextGaussian());
                    measured.add(label);
                    return FakeFleet.measured(order, label, slot, c -> nanos);
                });
    }

    /** Of a commit, by its number. */
    private IntToDoubleFunction score = commit -> commit >= SLOWER_FROM ? 90 : 100;

    private Path repository() throws Exception {
        Path repository = Files.createDirectory(folder.resolve("repository"));
        Git git = new Git(repository);
        git.run("init", "-q");
        git.run("config", "user.email", "toy@example.org");
        git.run("config", "user.name", "toy");
        for (int commit = 1; commit <= COMMITS; commit++) {
            Files.writeString(repository.resolve("score"), score.applyAsDouble(commit) + "\n");
            Files.writeString(repository.resolve("number"), commit + "\n");
            Files.writeString(repository.resolve("build.sh"), commit == BROKEN ? "exit 3\n" : "cp score built.jar\n");
            git.run("add", ".");
            git.run("commit", "-q", "-m", "commit " + commit);
            git.run("tag", "c" + commit);
        }
        return repository;
    }

    private CommitCandidates candidates(String build) throws Exception {
        Git git = new Git(repository());
        return new CommitCandidates(git, build, Path.of("built.jar"), folder.resolve("cache"), ToyRuns.NOWHERE);
    }

    /** Names of the commits of which the ends have been built. */
    private static List<String> between(CommitCandidates candidates, String good, String bad) throws Exception {
        List<String> names = candidates.between(good, bad);
        candidates.tried(names.get(0));
        candidates.tried(names.get(names.size() - 1));
        return names;
    }

    private Optional<BisectRun.Found> found(BisectCandidates candidates, List<String> names) throws Exception {
        RunMaker runs = new ToyRuns(folder, this::scores, ToyRuns.NOWHERE);
        return new BisectRun(ToyRuns.plan("any"), Metric.COST, candidates, runs, ToyRuns.NOWHERE).search(names);
    }

    @Test
    void itFindsTheCommit() throws Exception {
        CommitCandidates candidates = candidates("sh build.sh");
        List<String> names = between(candidates, "c1", "c" + COMMITS);
        assertThat(names).hasSize(COMMITS);
        BisectRun.Found found = found(candidates, names).orElseThrow();
        assertThat(found.from()).isEqualTo(names.get(SLOWER_FROM - 2));
        assertThat(found.to()).isEqualTo(names.get(SLOWER_FROM - 1));
        assertThat(found.missing()).isEmpty();
        assertThat(found.step().change().change()).isBetween(-0.12, -0.08);
        assertThat(Set.copyOf(measured)).as("not every commit is built").hasSizeLessThan(12);
    }

    @Test
    void aCommitThatDoesNotBuildIsLeftOut() throws Exception {
        CommitCandidates candidates = candidates("sh build.sh");
        List<String> names = between(candidates, "c8", "c13"); // 9 is the first probe but one, and broken
        assertThat(candidates.tried(names.get(1)).reason()).contains("ended with 3");
        assertThat(found(candidates, names).orElseThrow().to()).isEqualTo(names.get(names.size() - 1));
    }

    /** Two neighbors of the search are no neighbors of the repository if what is between them cannot be had. */
    @Test
    void theAnswerIsARangeWhereOneCannotBeHad() throws Exception {
        CommitCandidates candidates =
                candidates("test $(cat number) -ge 12 && test $(cat number) -le 14 && exit 3; cp score built.jar");
        List<String> names = between(candidates, "c8", "c20");
        BisectRun.Found found = found(candidates, names).orElseThrow();
        assertThat(found.from()).isEqualTo(names.get(3)); // 11
        assertThat(found.to()).isEqualTo(names.get(7)); // 15
        assertThat(found.missing()).isEqualTo(names.subList(4, 7));
    }

    /** Where two of them did it, the one with more than half of it is named, and no one if neither has. */
    @ParameterizedTest
    @CsvSource({"92, 92, 11", "64, 64, 4", "86, 73, 0"})
    void itNamesWhatExplainsHalfOfTheChange(double fromFour, double fromEight, int slower) throws Exception {
        score = commit -> commit < 4 ? 100 : commit < 8 ? fromFour : commit < 11 ? fromEight : 60;
        CommitCandidates candidates = candidates("cp score built.jar");
        List<String> names = between(candidates, "c1", "c14");
        assertThat(found(candidates, names).map(found -> 1 + names.indexOf(found.to())))
                .isEqualTo(slower == 0 ? Optional.empty() : Optional.of(slower));
    }

    @Test
    void endsThatDoNotDifferAreSaid() throws Exception {
        CommitCandidates candidates = candidates("sh build.sh");
        assertThat(found(candidates, between(candidates, "c1", "c5"))).isEmpty();
    }

    @Test
    void theWrongWayRoundIsBadInput() throws Exception {
        CommitCandidates candidates = candidates("sh build.sh");
        assertRefused(() -> candidates.between("c5", "c1"), "does not come before");
        assertRefused(() -> candidates.between("c1", "nothing"));
    }
}
