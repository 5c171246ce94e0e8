package org.jaxrsbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code scripts/comment}, on a GitHub that is made up: its {@code gh} writes down what it was asked. */
class CommentScriptTest {

    private static final Path SCRIPT =
            Path.of("../..").toAbsolutePath().normalize().resolve("scripts/comment");

    @TempDir
    Path folder;

    @BeforeEach
    void summary() throws IOException {
        Files.writeString(folder.resolve("body"), "");
        Files.writeString(folder.resolve("summary.md"), "## Benchmarks: all 2 passed\n");
    }

    /** Runs it where this is the number of the comment that is there already. */
    private int comment(String there, Path of) throws IOException, InterruptedException {
        Path gh = Files.writeString(
                folder.resolve("gh"),
                "#!/bin/sh\necho \"$@\" >> " + folder.resolve("asked") + "\ncase \"$*\" in *'--jq .body') cat "
                        + folder.resolve("body") + " ;; *--jq*) printf '" + there + "' ;; *=@*) cp \"${6#body=@}\" "
                        + folder.resolve("body") + " ;; esac\n");
        assertThat(gh.toFile().setExecutable(true)).isTrue();
        ProcessBuilder script = new ProcessBuilder("bash", SCRIPT.toString(), of.toString(), "7");
        script.environment().put("PATH", folder + ":" + System.getenv("PATH"));
        script.environment().put("GITHUB_REPOSITORY", "owner/name");
        script.environment().put("NAME", "gate");
        return script.redirectErrorStream(true)
                .redirectOutput(folder.resolve("out").toFile())
                .start()
                .waitFor();
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
