package org.jaxrsbench.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ForkReaderTest {

    @TempDir
    private Path root;

    private static Sample sample(String subject, String path, Status status) {
        return new Sample(
                "run",
                new Subject(subject, subject, "1", "17"),
                Case.of("A.b", "path=" + path, "thrpt", 1),
                new Fork(1, 1, subject.equals("old") ? 1 : 2),
                1,
                Metric.COST,
                status == Status.OK ? 5 : Double.NaN,
                status);
    }

    /** The row is that of the fork, and its samples are of its cases: one failed, and the others are discarded with it. */
    @Test
    void aForkThatFailedInALaterCaseIsRead() throws IOException {
        List<Sample> samples = new ArrayList<>();
        for (String subject : List.of("old", "new")) {
            samples.add(sample(subject, "a", Status.DISCARDED));
            samples.add(sample(subject, "b", Status.FAILED));
        }
        Path run = TestSamples.write(root.resolve("run"), samples, TestSamples.environment("slices"));
        Files.writeString(run.resolve("pairs.csv"), CsvFiles.line(PairRow.TABLE.columns()));
        String row = "%s,A.b path=a and 1 more,1,1,%d,failed,answered wrong,yes,0,0,0.0,0.0,0,0,0,\n";
        Files.writeString(
                run.resolve("forks.csv"),
                CsvFiles.line(ForkRow.TABLE.columns()) + row.formatted("old", 1) + row.formatted("new", 2));
        assertThat(Run.read(run).forks()).extracting(ForkRow::status).containsOnly(Status.FAILED);
    }
}
