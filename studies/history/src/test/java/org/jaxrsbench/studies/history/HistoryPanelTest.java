package org.jaxrsbench.studies.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Params;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.view.Section;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HistoryPanelTest {

    @TempDir
    Path folder;

    private static Stream<ReleaseRatio> chart(String method, String reference) {
        Track chart = new Track("HelloWorldBenchmark.dispatch", Params.parse("method=" + method), Metric.COST);
        return Stream.of(
                ReleaseRatio.of("toy", "1.0", chart, new Estimate.AsRatio(2, 2, 2), 5),
                ReleaseRatio.of("toy", reference, chart, new Estimate.AsRatio(1, 1, 1), 0));
    }

    /** A release came out after the first chart was measured. */
    @Test
    void everyReferenceIsNamed() throws IOException {
        Path file = folder.resolve("history-toy.csv");
        ReleaseRatio.TABLE.write(
                file,
                Stream.concat(chart("GET", "2.1.Final"), chart("PUT", "2.2.Final"))
                        .toList());
        HistoryPanel.Data both = data(file);
        assertThat(both.reference()).isEqualTo("2.1 or 2.2");
        ReleaseRatio.TABLE.write(file, chart("GET", "2.1.Final").toList());
        assertThat(data(file).reference()).isEqualTo("2.1");
    }

    private static HistoryPanel.Data data(Path file) {
        List<Section> sections = HistoryPanel.of(file).sections();
        assertThat(sections).hasSize(1);
        return (HistoryPanel.Data) sections.get(0).data();
    }
}
