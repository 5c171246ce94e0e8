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

/** {@code scripts/comment}, on a GitHub that is made up: its {@code gh} writes down what it was asked. */
class CommentScriptTest {

    @TempDir
    Path folder;

    @BeforeEach
    void summary() throws IOException {
        Files.writeString(folder.resolve("body"), "");
        Files.writeString(folder.resolve("summary.md"), "## Benchmarks: all 2 passed\n");
    }

    /** Runs it where this is the number of the comment that is there already. */
    private int comment(String there, Path of) throws IOException, InterruptedException {
        Path asked = folder.resolve("asked");
        Path body = folder.resolve("body");
        Script.program(folder.resolve("gh"), """
                echo "$@" >> %s
                case "$*" in
                  *'--jq .body') cat %s ;;
                  *--jq*) printf '%s' ;;
                  *=@*) cp "${6#body=@}" %2$s ;;
                esac
                """.formatted(asked, body, there));
        Map<String, String> environment =
                Map.of("PATH", folder + ":" + System.getenv("PATH"), "GITHUB_REPOSITORY", "owner/name", "NAME", "gate");
        String script = Script.ROOT.resolve("scripts/comment").toString();
        return Script.run(folder, environment, "bash", script, of.toString(), "7")
                .exit();
    }

    @Test
    void theFirstCheckMakesAComment() throws Exception {
        assertThat(comment("", folder)).isZero();
        assertThat(Files.readString(folder.resolve("body")))
                .startsWith("<!-- jaxrs-bench gate -->\n## Benchmarks: all 2 passed\n");
        List<String> asked = Files.readAllLines(folder.resolve("asked"));
        assertThat(asked).hasSize(2);
        assertThat(asked.get(1)).startsWith("api --method POST repos/owner/name/issues/7/comments ");
    }

    @Test
    void aSubjectIsTheHashOfItsCommitAndItsJar() throws Exception {
        Files.writeString(folder.resolve("summary.md"), "Baseline `jmh:/a/target/commits/e3bbfcd12/target/x.jar#2`\n");
        assertThat(comment("", folder)).isZero();
        assertThat(folder.resolve("body")).content().contains("Baseline `jmh:e3bbfcd12/target/x.jar#2`\n");
    }

    @Test
    void theVerdictsBeforeAreKept() throws Exception {
        comment("", folder);
        Files.writeString(folder.resolve("summary.md"), "## Benchmarks: 1 of 2 got slower\n");
        comment("42\\n", folder);
        Files.writeString(folder.resolve("summary.md"), "## Benchmarks: cannot tell\n");
        comment("42\\n", folder);
        assertThat(Files.readAllLines(folder.resolve("body")))
                .filteredOn(line -> line.startsWith("| 2"))
                .extracting(line -> line.replaceFirst(".*\\| ([^|]+) \\|$", "$1"))
                .containsExactly("cannot tell", "1 of 2 got slower", "all 2 passed");
    }

    @Test
    void theNextOneUpdatesIt() throws Exception {
        assertThat(comment("42\\n", folder)).isZero();
        assertThat(Files.readAllLines(folder.resolve("asked")).get(2))
                .startsWith("api --method PATCH repos/owner/name/issues/comments/42 ");
    }

    @Test
    void anOlderAnswerDoesNotStayIfNothingWasJudged() throws Exception {
        assertThat(comment("42\\n", folder.resolve("nowhere"))).isZero();
        assertThat(Files.readString(folder.resolve("body"))).contains("nothing was judged");
    }

    @Test
    void whatTheAccountDidNotWriteIsNotItsOwn() throws Exception {
        assertThat(comment("", folder)).isZero();
        assertThat(Files.readAllLines(folder.resolve("asked")).get(0)).contains(".user.login == env.ACCOUNT");
    }
}
