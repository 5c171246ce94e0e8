package org.jaxrsbench.cli.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jaxrsbench.cli.Cli;
import org.jaxrsbench.format.CommittedRuns;
import org.jaxrsbench.gate.AllowFile;
import org.jaxrsbench.gate.Reason;
import org.jaxrsbench.gate.TimeFinding;
import org.jaxrsbench.gate.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a check says of a leak, and what it does not do about it. */
class LeakNotesTest {

    @TempDir
    private Path folder;

    /** 1 GiB over the median of ten forks, 2.59 kB an operation. */
    @Test
    void aLeakThatIsNamedSaysWhenMemoryRunsOut() throws IOException {
        try (Stream<Path> files = Files.list(CommittedRuns.named("reference-leak"))) {
            for (Path file : files.toList()) {
                Files.copy(file, folder.resolve(file.getFileName()));
            }
        }
        Files.writeString(
                folder.resolve("environment.csv"),
                "leak.jersey:2.9.1.InjectionBenchmark.dispatch place=bean values=5,\"5.00 org.example.Kept/op, 2591 B\"\n",
                StandardOpenOption.APPEND);
        Cli check = Cli.run("check", folder, "--baseline", "jersey:2.8", "--candidate", "jersey:2.9.1");
        assertThat(check.exit()).isEqualTo(1);
        assertThat(check.out())
                .contains(": leaks 5.00 org.example.Kept/op, 2591 B, and the baseline nothing; memory (-Xmx1g) runs out"
                        + " after at most 41");
    }

    /** A leak has its class; of anything else the frames tell more, also of what an allow file accepts no more. */
    @Test
    void aLeakIsNotRecorded() {
        Reason drop = measured(Verdict.PASS);
        AllowFile.Entry expired =
                new AllowFile.Entry(Pattern.compile("x"), "8%", "known", LocalDate.of(2026, 1, 1), Optional.empty());
        assertThat(RegressionRecordings.framesTell(drop)).isTrue();
        assertThat(RegressionRecordings.framesTell(new Reason.Allowance(expired, Reason.Use.EXPIRED, drop)))
                .isTrue();
        assertThat(RegressionRecordings.framesTell(measured(Verdict.REGRESSION)))
                .isFalse();
        assertThat(RegressionRecordings.framesTell(new Reason.Fails(List.of("it hangs"))))
                .isFalse();
    }

    private static Reason measured(Verdict leak) {
        return new Reason.Measured(new TimeFinding.Drop(0.001, 8), new Reason.Memory(Verdict.PASS, leak, 0), List.of());
    }
}
