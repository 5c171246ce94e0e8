package org.jaxrsbench.studies.scaling;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.view.Panel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SearchFindingsTest {

    @TempDir
    Path folder;

    static SearchFinding finding(String name, String axis, double low, double high) {
        return new SearchFinding(
                name,
                "cxf:4.2.3",
                SearchFinding.Kind.CLIFF,
                axis,
                false,
                1,
                2,
                Double.isNaN(low)
                        ? Optional.empty()
                        : Optional.of(new SearchFinding.Timed(new Estimate.AsRatio(4, low, high), 3)),
                "work 9 at 2, 1 at 1",
                Optional.of(new SearchFinding.Judged(SearchFinding.Judgment.DEFECT, "It loops.", "https://x/y")));
    }

    @Test
    void ofASearchWhatTimeDidNotRefuteIsDrawn() throws IOException {
        List<SearchFinding> found = List.of(
                finding("found-01", "cookies", 3.5, 5),
                finding("found-02", "filters", 2, 5),
                finding("found-03", "headers", 3.5, Double.POSITIVE_INFINITY),
                finding("found-04", "a|b", Double.NaN, Double.NaN));
        SearchFinding.TABLE.write(folder.resolve(SearchFinding.FILE), found);
        List<FindingsFile.Work> work = List.of(
                new FindingsFile.Work("cxf:4.2.3", 1, 1, 8, 200, "text/plain", "a", "", true),
                new FindingsFile.Work("cxf:4.2.3", 2, 9, 8, 200, "text/plain", "a", "", true),
                new FindingsFile.Work("jersey:4.0.3", 1, 1, 8, 200, "text/plain", "b", "", false));
        new FindingsFile(folder)
                .write(found.stream()
                        .map(each ->
                                new FindingsFile.Entry(each.finding(), "", "jakarta", null, null, work, null, null))
                        .toList());
        Panel panel = SearchFindings.panel(folder);
        assertThat(panel.headline().orElseThrow().sentence())
                .isEqualTo("The search found 4 suspicions; pairs confirmed 2.");
        GrowthPanel.Data data = (GrowthPanel.Data) panel.sections().get(0).data();
        assertThat(data.subjects()).containsExactly("CXF 4.2.3");
        assertThat(data.charts()).extracting(GrowthPanel.Chart::title).containsExactly("cookies", "headers", "a|b");
        assertThat(data.charts().get(0).lines().get(0).points())
                .extracting(GrowthPanel.Point::cost)
                .containsExactly(1.0, 9.0);
        assertThat(SearchFindings.markdown(found).lines().filter(line -> line.contains("found-")))
                .allMatch(line -> line.contains("| **defect**: It loops. ([code](https://x/y)) |"))
                .anyMatch(line -> line.contains("4.00x [3.50, 5.00] | 3.00x |"))
                .anyMatch(line -> line.contains("at least 3.50x | 3.00x |"))
                .anyMatch(line -> line.contains("a\\|b") && line.contains("work 9 at 2, 1 at 1"));
    }

    @Test
    void aSearchThatFoundNothingIsAPageAndCanBeResumed() throws IOException {
        SearchFinding.TABLE.write(folder.resolve(SearchFinding.FILE), List.of());
        new FindingsFile(folder).write(List.of());
        assertThat(SearchFindings.panel(folder).headline().orElseThrow().sentence())
                .isEqualTo("The search found 0 suspicions; pairs confirmed 0.");
        assertThat(new FindingsFile(folder).subjects()).isEmpty();
    }
}
