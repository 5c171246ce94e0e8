package org.jaxrsbench.cli.flame;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

    @Test
    void aDifferenceHasTheColorsOfWhatChanged() throws IOException {
        Path file = folder.resolve("difference.html");
        FlameGraphs.difference(BEFORE, AFTER, 2, "change", file);
        String page = Files.readString(file);
        assertThat(type(page, "A.more")).as("red").isEqualTo(3);
        assertThat(type(page, "A.less")).as("green").isEqualTo(1);
        assertThat(type(page, "A.same")).as("blue").isEqualTo(2);
        assertThat(type(page, "M.main")).as("its callees cost more").isEqualTo(3);
    }

    /** A recording is data, whoever made it. */
    @Test
    void noNameIsMarkup() throws IOException {
        Path file = folder.resolve("flame.html");
        String script = "</script><script>alert(1)</script>";
        FlameGraphs.write(new FrameShares(Map.of(List.of("A.<init>", script), 1.0), 100), "<b>" + script, file);
        assertThat(Files.readString(file)).contains("A.<init>", "<h1>&lt;b>").doesNotContain("<script>alert", "<b>");
    }

    /** The type of a frame is in the last three bits of its key; the rest is the place of its name in a pool. */
    private static int type(String page, String frame) {
        Matcher pool =
                Pattern.compile("const cpool = \\[(.*?)];", Pattern.DOTALL).matcher(page);
        assertThat(pool.find()).as(page).isTrue();
        List<String> names = List.of(pool.group(1).replace("\n", "").split(","));
        String before = "";
        int place = -1;
        for (int i = 0; i < names.size(); i++) {
            // A name begins with how many characters it shares with the one before, as a letter from the blank on.
            String packed = names.get(i).strip();
            String text = packed.substring(1, packed.length() - 1);
            String name = i == 0
                    ? text
                    : before.substring(0, Math.min(before.length(), text.charAt(0) - ' ')) + text.substring(1);
            before = name;
            if (name.equals(frame)) {
                place = i;
            }
        }
        assertThat(place).as(names.toString()).isNotNegative();
        Matcher key = Pattern.compile("\n[fun]\\((\\d+)[,)]").matcher(page);
        while (key.find()) {
            int found = Integer.parseInt(key.group(1));
            if (found >>> 3 == place) {
                return found & 7;
            }
        }
        throw new AssertionError(frame + " is in no line of " + page);
    }
}
