package org.jaxrsbench.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Environment;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.RunFolder;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.TestSamples;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunRecorderTest {

    @TempDir
    Path root;

    private final List<String> said = new ArrayList<>();

    private static List<Sample> fork(String subject, int round) {
        return TestSamples.fork(subject, Case.of("A.b", "", "thrpt", 1), round, 1, Metric.THROUGHPUT, 10, 20);
    }

    private RunFolder written() throws IOException {
        RunFolder folder = RunFolder.create(root, "x", Clock.systemUTC());
        RunRecorder store = RunRecorder.create(folder, new Environment().put("pairing", "turns"), List.of("a", "b"));
        for (int round = 1; round <= 2; round++) {
            List<Sample> pair = new ArrayList<>(fork("a", round));
            pair.addAll(fork("b", round));
            store.append(pair);
        }
        return folder;
    }

    private List<Sample> resumed(RunFolder folder) throws IOException {
        RunRecorder store = RunRecorder.resume(folder, List.of("a", "b"), said::add);
        return List.copyOf(store.samples());
    }

    @Test
    void aWholeFileIsKeptAsItIs() throws IOException {
        RunFolder folder = written();
        String before = Files.readString(folder.samples());
        assertThat(resumed(folder)).hasSize(8);
        assertThat(Files.readString(folder.samples())).isEqualTo(before);
        assertThat(said).isEmpty();
    }

    /** Leaks are read in the first rounds, for one. */
    @Test
    void aCaseIsWholeWithoutAFigureThatOnlyOthersOrOtherRoundsHave() throws IOException {
        RunFolder folder = RunFolder.create(root, "x", Clock.systemUTC());
        RunRecorder store = RunRecorder.create(folder, new Environment().put("pairing", "turns"), List.of("a", "b"));
        List<Sample> all = new ArrayList<>();
        Case start = Case.of("A.start", "", "thrpt", 1);
        for (int round = 1; round <= 2; round++) {
            for (String subject : List.of("a", "b")) {
                all.addAll(fork(subject, round));
                all.addAll(TestSamples.fork(subject, start, round, 1, Metric.THROUGHPUT, 10, 20));
                all.addAll(TestSamples.fork(subject, start, round, 1, Metric.CPU_PROCESS, 10, 20));
                if (round == 1) {
                    all.addAll(TestSamples.fork(subject, start, round, 1, Metric.LEAK, 10, 20));
                }
            }
        }
        store.append(all);
        assertThat(resumed(folder)).containsExactlyElementsOf(all);
        String whole = Files.readString(folder.samples());
        Files.writeString(
                folder.samples(), whole.substring(0, whole.stripTrailing().lastIndexOf('\n') + 1));
        assertThat(resumed(folder)).hasSize(all.size() - 8).doesNotContain(all.get(all.size() - 2));
    }

    @Test
    void aCaseThatASubjectDeclaresItCannotRunIsWholeWithoutIt() throws IOException {
        RunFolder folder = written();
        String withoutB = Files.readAllLines(folder.samples()).stream()
                .filter(line -> !line.startsWith("run,b,"))
                .collect(Collectors.joining("\n", "", "\n"));
        Files.writeString(folder.samples(), withoutB);
        folder.readEnvironment().putNotSupported("b", "A.b", "it cannot").write(folder.environment());
        assertThat(resumed(folder)).hasSize(4).allMatch(s -> s.subject().equals("a"));
    }

    @Test
    void aLineThatIsCutOffIsRemovedWithItsPairAndSaid() throws IOException {
        RunFolder folder = written();
        String whole = Files.readString(folder.samples());
        for (int cut = 1; cut < 120; cut += 7) {
            Files.writeString(folder.samples(), whole.substring(0, whole.length() - cut));
            assertThat(resumed(folder)).hasSize(4).allMatch(s -> s.round() == 1);
            assertThat(folder.readSamples()).hasSize(4);
        }
        assertThat(String.join("\n", said))
                .contains(":9: the last line was cut off and is removed")
                .contains("measured again");
    }

    /** A process may end between making a file and writing to it. */
    @Test
    void aFileThatWasMadeAndNotWrittenToIsAsIfItWereNotThere() throws IOException {
        RunFolder folder = written();
        Files.writeString(folder.samples(), "");
        assertThat(resumed(folder)).isEmpty();
    }

    @Test
    void aFileThatIsBrokenElsewhereIsNotTouched() throws IOException {
        RunFolder folder = written();
        String broken = Files.readString(folder.samples()).replaceFirst(",10.0,", ",NaN,");
        Files.writeString(folder.samples(), broken);
        assertThatThrownBy(() -> resumed(folder))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("samples.csv:2: value is 'NaN'");
        assertThat(Files.readString(folder.samples())).isEqualTo(broken);
    }

    @Test
    void aClockThatStandsStillMakesAnotherFolder() {
        Clock clock = Clock.fixed(Instant.parse("2026-11-21T11:45:09Z"), ZoneOffset.UTC);
        Path first = RunFolder.create(root, "a b/c", clock).path();
        assertThat(first).hasFileName("2026-11-21T114509Z-a-b-c");
        assertThat(RunFolder.create(root, "a b/c", clock).path()).isNotEqualTo(first);
    }
}
