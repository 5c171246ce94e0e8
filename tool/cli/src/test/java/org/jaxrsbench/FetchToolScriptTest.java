package org.jaxrsbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code scripts/fetch-tool}, on a GitHub that is made up: its {@code gh} has the release v1.2.0, and no other. */
class FetchToolScriptTest {

    private static final String OF_TOOL = "5dc8ba7ac6c3afab7dc80beaf4a57e7a8e4b1c6dc34f8cc5c3c4ff2a1d2b6a0c";

    @TempDir
    Path folder;

    private Path jar;

    @BeforeEach
    void checkout() throws IOException {
        Files.createDirectories(folder.resolve("scripts"));
        Files.copy(Script.ROOT.resolve("scripts/fetch-tool"), folder.resolve("scripts/fetch-tool"));
        jar = folder.resolve("tool/bench/target/bench.jar");
    }

    /** Runs it where the release's list has the jar's own hash, or another one. */
    private Script fetch(String ref, boolean listed) throws IOException, InterruptedException {
        Script.program(folder.resolve("gh"), """
                case "$*" in
                  "release list"*) echo v1.2.0 ;;
                  "release download v1.2.0"*)
                    printf tool > '%1$s/bench.jar'
                    %2$s > '%1$s/SHA256SUMS' ;;
                  *) exit 1 ;;
                esac
                """.formatted(
                        jar.getParent(),
                        listed
                                ? "(cd '" + jar.getParent() + "' && sha256sum bench.jar)"
                                : "echo '" + OF_TOOL + "  bench.jar'"));
        Map<String, String> path = Map.of("PATH", folder + ":" + System.getenv("PATH"));
        return Script.run(folder, path, "bash", "scripts/fetch-tool", "owner/name", ref);
    }

    @Test
    void aReleasesJarIsTakenByItsTagAndByItsLine() throws Exception {
        assertThat(fetch("v1.2.0", true).exit()).isZero();
        assertThat(jar).hasContent("tool");
        Files.delete(jar);
        assertThat(fetch("v1", true).exit()).isZero();
        assertThat(jar).hasContent("tool");
    }

    @Test
    void whereThereIsNoReleaseItWillBeBuilt() throws Exception {
        assertThat(fetch("v9.0.0", true).exit()).isZero();
        assertThat(fetch("0123456789abcdef", true).exit()).isZero();
        assertThat(jar).doesNotExist();
    }

    @Test
    void aJarThatIsNotTheListedOneIsRefused() throws Exception {
        Script refused = fetch("v1.2.0", false);
        assertThat(refused.exit()).isEqualTo(2);
        assertThat(refused.said()).startsWith("error: ");
        assertThat(jar).doesNotExist();
    }
}
