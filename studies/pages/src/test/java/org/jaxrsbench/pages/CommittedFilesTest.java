package org.jaxrsbench.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.jaxrsbench.format.CommittedRuns;
import org.jaxrsbench.format.Table;
import org.jaxrsbench.stats.Summary;
import org.jaxrsbench.studies.history.ReleaseRatio;
import org.jaxrsbench.studies.history.ReleaseStep;
import org.jaxrsbench.studies.scaling.Jump;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Files that are committed are those that today's code writes. */
class CommittedFilesTest {

    @TempDir
    Path folder;

    static Stream<Arguments> committed() {
        Stream<Path> summaries = CommittedRuns.all().stream()
                .map(run -> run.resolve("summary.csv"))
                .filter(Files::exists);
        Path results = Path.of("../../results");
        return Stream.concat(
                summaries.map(file -> Arguments.of(Summary.TABLE, file)),
                Stream.of(
                        Arguments.of(Jump.TABLE, results.resolve("cliffs.csv")),
                        Arguments.of(ReleaseStep.TABLE, results.resolve("history-steps.csv")),
                        Arguments.of(ReleaseRatio.TABLE, results.resolve("history-jersey.csv")),
                        Arguments.of(ReleaseRatio.TABLE, results.resolve("history-cxf.csv")),
                        Arguments.of(ReleaseRatio.TABLE, results.resolve("history-resteasy.csv")),
                        Arguments.of(ReleaseRatio.TABLE, results.resolve("history-resteasy-reactive.csv"))));
    }

    /** To the last byte. */
    @ParameterizedTest
    @MethodSource("committed")
    <R extends Record> void aCommittedFileIsWrittenAsItWasRead(Table<R> table, Path file) throws IOException {
        Path copy = folder.resolve("copy.csv");
        table.write(copy, table.read(file));
        assertThat(copy).hasSameBinaryContentAs(file);
    }
}
