package org.jaxrsbench.cli.flame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.recordings.FrameShares;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FlameGraphsTest {

    private static final FrameShares BEFORE =
            new FrameShares(Map.of(List.of("A.same", "M.main"), 0.5, List.of("A.less", "M.main"), 0.5), 100);
    /** An operation that takes twice as long. */
    private static final FrameShares AFTER = new FrameShares(
            Map.of(
                    List.of("A.same", "M.main"), 0.25,
                    List.of("A.less", "M.main"), 0.125,
                    List.of("A.more", "M.main"), 0.625),
            100);

    @TempDir
    Path folder;

    @Test
    void aGraphIsOnePageThatNeedsNoOther() throws IOException {
        Path file = folder.resolve("flame.html");
        FlameGraphs.write(AFTER, "of this", file);
        assertThat(Files.readString(file))
                .contains("<h1>of this</h1>", "A.less", "M.main")
                .doesNotContainPattern("(src|href)=['\"](?!https://github.com/async-profiler)");
    }

    /** In millionths of the baseline's operation; what only the candidate has is yellow, whatever it costs. */
    @Test
    void aDifferenceIsColoredByWhatAFramesOwnCodeCosts() throws IOException {
        Path file = folder.resolve("difference.html");
        FlameGraphs.difference(BEFORE, AFTER, 2, "change", file);
        assertThat(Files.readString(file))
                .as("A.less cost a half, and costs a quarter")
                .contains("const maxdiff = 250000;", "<h1>change; red: ");
        FlameGraphs.write(AFTER, "of this", file);
        assertThat(Files.readString(file)).contains("const maxdiff = -1;");
    }

    /** A recording is data, whoever made it. */
    @Test
    void noNameIsMarkup() throws IOException {
        Path file = folder.resolve("flame.html");
        String script = "</script><script>alert(1)</script>";
        FlameGraphs.write(new FrameShares(Map.of(List.of("A.<init>", script), 1.0), 100), "<b>" + script, file);
        assertThat(Files.readString(file)).contains("A.<init>", "<h1>&lt;b>").doesNotContain("<script>alert", "<b>");
    }
}
