package org.jaxrsbench.cli.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jaxrsbench.format.Refusals.mutate;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.cli.Cli;
import org.jaxrsbench.cli.measure.ToyRuns;
import org.jaxrsbench.format.RunFolder;
import org.jaxrsbench.plan.CaseSelection;
import org.jaxrsbench.plan.RunPlan;
import org.jaxrsbench.record.RunRecorder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Run folders come from anywhere. Whatever was done to a file of one, a command reads it or refuses it in one line, with an exit code that
 * says so, and writes nothing but what it was asked to. {@code -Dmutations=10000} for the long series.
 */
class MutatedRunsTest {

    private static final int MUTATIONS = Integer.getInteger("mutations", 40);
    private static final Set<Integer> ANSWERS = Set.of(0, 1, 2, 3, 4, 5);

    @TempDir
    private Path root;

    private byte[] mutated(byte[] right, Random random) {
        byte[] text = right.clone();
        for (int change = 0; change <= random.nextInt(4); change++) {
            int at = random.nextInt(text.length);
            // Half of them stay text, and get past the first check.
            text[at] = random.nextBoolean() ? (byte) random.nextInt(256) : text[random.nextInt(text.length)];
        }
        return random.nextInt(10) == 0 ? Arrays.copyOf(text, random.nextInt(text.length)) : text;
    }

    private Set<String> files() throws IOException {
        try (Stream<Path> all = Files.walk(root)) {
            return all.map(f -> root.relativize(f).toString()).collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private int answer(Set<String> before, Object... command) throws IOException {
        Cli result = Cli.run(command);
        assertThat(result.exit()).as(result.err()).isIn(ANSWERS);
        if (result.exit() == 2) {
            assertThat(result.err().lines().filter(l -> !l.isBlank()))
                    .as(result.err())
                    .hasSize(1);
        }
        assertThat(result.err()).doesNotContain("\tat ").doesNotContain("internal error");
        Set<String> more = files();
        more.removeAll(before);
        more.removeIf(f -> f.startsWith("out"));
        assertThat(more).isEmpty();
        return result.exit();
    }

    @ParameterizedTest
    @ValueSource(strings = {"samples.csv", "environment.csv"})
    void commandsReadOrRefuseThem(String name) throws IOException {
        Path run = new Runs(root).paired(6, Map.of("path=a", 0.0, "path=b", 0.3));
        Path file = run.resolve(name);
        byte[] right = Files.readAllBytes(file);
        Random random = new Random(1);
        int refused = 0;
        for (int i = 0; i < MUTATIONS; i++) {
            Files.write(file, mutated(right, random));
            Set<String> before = files();
            refused += answer(before, "compare", run) == 2 ? 1 : 0;
            String check = "check --baseline old --candidate new --no-page --reports-to " + root.resolve("out");
            answer(before, (Object[]) (check + " " + run).split(" "));
            answer(before, "report", run, "-o", root.resolve("out/page.html"));
        }
        assertThat(refused).isPositive();
    }

    @Test
    void aPlanIsReadOrRefused() throws Exception {
        RunPlan plan = ToyRuns.plan("jersey:4.0.3").withSelection(new CaseSelection(List.of("x"), List.of("a=b"), ""));
        RunFolder run = new RunFolder(root);
        mutate(new ObjectMapper().writeValueAsBytes(plan), MUTATIONS, bytes -> {
            Files.write(run.plan(), bytes);
            RunRecorder.readPlan(run, RunPlan.class);
        });
    }

    @Test
    void aFileThatWouldFillTheMemoryIsRefusedByItsLength() throws IOException {
        Path run = new Runs(root).paired(6, Map.of("path=a", 0.0));
        try (RandomAccessFile bomb =
                new RandomAccessFile(run.resolve("samples.csv").toFile(), "rw")) {
            bomb.setLength(257L << 20); // takes no place on the disk
        }
        Cli result = Cli.run("compare", run);
        assertThat(result.exit()).isEqualTo(2);
        assertThat(result.err()).contains("longer than 256 MB");
    }

    /** Texts of a file stand in the page as texts. */
    @Test
    void aPageRunsNothingOfAFile() throws IOException {
        Path run = new Runs(root).paired(6, Map.of("path=</script><script>alert(1)</script>", 0.0));
        Path page = root.resolve("out/page.html");
        Cli.passes("report", run, "-o", page);
        assertThat(Files.readString(page)).doesNotContain("<script>alert(1)");
    }
}
