package org.jaxrsbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code scripts/regression} beside a {@code scripts/bench} that is made up: it writes down where it runs, and what it is asked. */
class RegressionScriptTest {

    private static final String BUILD = "mkdir target; git rev-parse HEAD > target/benchmarks.jar";

    @TempDir
    Path folder;

    private Path root;
    private Path repo;

    @BeforeEach
    void checkoutAndRepository() throws Exception {
        root = folder.resolve("root");
        Path scripts = Files.createDirectories(root.resolve("scripts"));
        Files.copy(Script.ROOT.resolve("scripts/regression"), scripts.resolve("regression"));
        Script.program(scripts.resolve("bench"), "pwd >> " + root + "/asked\necho \"$@\" >> " + root + "/asked\n");
        repo = Files.createDirectory(folder.resolve("repo"));
        String commit = "git -c user.name=a -c user.email=a@b commit -q --allow-empty -m ";
        assertThat(sh(Map.of(), "git init -q && " + commit + "one && " + commit + "two"))
                .isZero();
    }

    private int sh(Map<String, String> environment, String command) throws IOException, InterruptedException {
        return Script.run(repo, environment, "bash", "-c", command).exit();
    }

    private Script regression(Map<String, String> environment, String arguments) throws Exception {
        return Script.run(repo, environment, "bash", "-c", root.resolve("scripts/regression") + " " + arguments);
    }

    private String hash(String commit) throws Exception {
        return Script.run(repo, Map.of(), "git", "rev-parse", "--short=9", commit)
                .said()
                .strip();
    }

    private List<String> asked() throws IOException {
        return Files.readAllLines(root.resolve("asked"));
    }

    @Test
    void optionsAreThoseOfWhereItIsCalled() throws Exception {
        assertThat(regression(Map.of(), "jmh:old.jar jmh:new.jar Words --allow accepted.csv")
                        .exit())
                .isZero();
        assertThat(asked())
                .containsExactly(
                        repo.toString(),
                        "doctor --no-noise",
                        repo.toString(),
                        "check --baseline jmh:old.jar --candidate jmh:new.jar --out " + root
                                + "/target/regression Words --allow accepted.csv");
    }

    @Test
    void eachCommitIsBuiltAndItsJarMeasured() throws Exception {
        for (int again = 0; again < 2; again++) {
            assertThat(regression(Map.of("BUILD", BUILD), "HEAD~1 HEAD").exit()).isZero();
        }
        Path commits = root.resolve("target/commits");
        Path old = commits.resolve(hash("HEAD~1") + "/target/benchmarks.jar");
        Path changed = commits.resolve(hash("HEAD") + "/target/benchmarks.jar");
        assertThat(asked().get(7)).startsWith("check --baseline jmh:" + old + " --candidate jmh:" + changed + " ");
        assertThat(Files.readString(old)).startsWith(hash("HEAD~1"));
        assertThat(Files.readString(changed)).startsWith(hash("HEAD"));
    }

    @Test
    void whatEarlierCallsBuiltIsRemoved() throws Exception {
        Map<String, String> environment = Map.of("BUILD", BUILD);
        assertThat(regression(environment, "HEAD~1 HEAD").exit()).isZero();
        assertThat(regression(environment, "HEAD HEAD").exit()).isZero();
        assertThat(root.resolve("target/commits").toFile().list())
                .containsExactlyInAnyOrder(hash("HEAD"), hash("HEAD") + ".log");
        assertThat(Script.run(repo, Map.of(), "git", "worktree", "list").said())
                .hasLineCount(2)
                .contains("/target/commits/" + hash("HEAD"));
    }

    @Test
    void aPullRequestIsComparedWithItsBaseAndWhatItBuildsSteersNothing() throws Exception {
        assertThat(sh(Map.of(), "git update-ref refs/remotes/origin/main HEAD~1"))
                .isZero();
        Map<String, String> environment = Map.of(
                "BUILD",
                        "test -z \"${GITHUB_ENV:-}${GITHUB_OUTPUT:-}\" && mkdir lib && git rev-parse HEAD > lib/x-1-jmh.jar",
                "JAR", "lib/*-jmh.jar",
                "GITHUB_BASE_REF", "main",
                "GITHUB_ENV", "/dev/null",
                "GITHUB_OUTPUT", "/dev/null");
        assertThat(regression(environment, "'' ''").exit()).isZero();
        assertThat(asked().get(3))
                .contains("--baseline jmh:" + root + "/target/commits/" + hash("HEAD~1") + "/lib/x-1-jmh.jar ")
                .contains("--candidate jmh:" + root + "/target/commits/" + hash("HEAD") + "/lib/x-1-jmh.jar ");
    }

    @Test
    void aCommitWithItselfIsBuiltOnceAndIsOneSubject() throws Exception {
        assertThat(regression(Map.of("BUILD", BUILD + "; echo built >> " + root + "/builds"), "HEAD HEAD~0")
                        .exit())
                .isZero();
        String jar = "jmh:" + root + "/target/commits/" + hash("HEAD") + "/target/benchmarks.jar";
        assertThat(asked().get(3)).startsWith("check --baseline " + jar + " --candidate " + jar + " ");
        assertThat(root.resolve("builds")).hasContent("built");
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "mkdir, ``, nowhere HEAD, there is no commit 'nowhere'",
                "false, ``, HEAD HEAD, 'false' fails on baseline",
                "true, ``, HEAD HEAD, left no target/benchmarks.jar on baseline",
                "mkdir, ``, '' HEAD, no baseline: expected a commit",
                "mkdir, main, '' '', there is no history of 'main'",
            })
    void whatCannotBeBuiltIsBadInputAndNothingIsMeasured(String build, String base, String arguments, String says)
            throws Exception {
        Script refused = regression(Map.of("BUILD", build.replace("mkdir", BUILD), "GITHUB_BASE_REF", base), arguments);
        assertThat(refused.exit()).isEqualTo(2);
        assertThat(refused.said()).contains("error: ", says);
        assertThat(root.resolve("asked")).doesNotExist();
    }

    @Test
    void aPatternMatchesOneFile() throws Exception {
        Script refused =
                regression(Map.of("BUILD", BUILD + "; touch target/a.jar", "JAR", "target/*.jar"), "HEAD~1 HEAD");
        assertThat(refused.exit()).isEqualTo(2);
        assertThat(refused.said())
                .startsWith("error: 'target/*.jar' matches 2 files on baseline, commit " + hash("HEAD~1")
                        + ": target/a.jar target/benchmarks.jar; expected a pattern that matches exactly one file;")
                .hasLineCount(1);
        assertThat(root.resolve("asked")).doesNotExist();
    }

    @Test
    void uncommittedChangesAreSaidNotToBeMeasuredWhereHeadIs() throws Exception {
        Map<String, String> environment = Map.of("BUILD", BUILD);
        String note = "note: uncommitted changes in " + repo + " are not measured";
        Files.createFile(repo.resolve("untracked"));
        assertThat(regression(environment, "HEAD~1 HEAD").said()).doesNotContain(note);
        assertThat(sh(Map.of(), "git add untracked")).isZero();
        assertThat(regression(environment, "HEAD~1 HEAD").said()).containsOnlyOnce(note);
        assertThat(regression(environment, "HEAD~1 HEAD~1").said()).doesNotContain(note);
    }
}
