package org.jaxrsbench.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Environment;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Params;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.TestSamples;
import org.jaxrsbench.gate.CheckResult;
import org.jaxrsbench.gate.compare.Comparison;
import org.jaxrsbench.gate.compare.Comparison.SideBySide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every table, page and picture names the processor and the day, which no reader can guess. */
class CaptionTest {

    private static final String PROCESSOR = "Some Processor";
    private static final String ID = "GenuineSome 6-207-2 L1d 48K L2 2M L3 260M";
    private static final String DAY = "2026-02-03";
    private static final Case CASE = new Case("HelloWorldBenchmark.dispatch", Params.parse("method=GET"), "thrpt", 1);

    @TempDir
    Path folder;

    private static Run run(String started) {
        List<Sample> samples = Stream.of("a:1", "b:1")
                .flatMap(subject -> TestSamples.rounds(subject, CASE, Metric.COST, 5, 6, 7, 5, 6, 7).stream())
                .toList();
        Run run = TestSamples.run(samples);
        run.environment().put("cpu_model", PROCESSOR).put("cpu_id", ID).put("started", started + "T23:59:59Z");
        return run;
    }

    private static Comparison compared(Run... runs) {
        return new Comparison(List.of(runs), SideBySide.SUBJECTS, List.of(Metric.COST), Optional.empty(), Set.of());
    }

    @Test
    void aComparisonHasEachDayOnce() {
        assertThat(ComparisonFormat.markdown.of(compared(run(DAY)))).contains(PROCESSOR, ID, DAY, "6 forks");
        assertThat(ComparisonFormat.text.of(compared(run(DAY), run("2026-02-05"), run(DAY))))
                .contains(PROCESSOR, ID)
                .containsOnlyOnce(DAY)
                .containsOnlyOnce("2026-02-05");
    }

    @Test
    void aCheck() {
        Run run = run(DAY);
        CheckResult.Conditions conditions = CheckResult.Conditions.of(run.environment(), run.samples());
        CheckReport report =
                new CheckReport(new CheckResult("a:1", "b:1", conditions, Metric.COST, 0.05, List.of()), List.of());
        assertThat(report.text()).contains(PROCESSOR, ID, DAY);
        assertThat(report.markdown()).contains(PROCESSOR, ID, DAY);
    }

    @Test
    void aPageAndItsPictures() {
        Report report = Report.of(List.of(run(DAY)), folder, List.of());
        assertThat(report.chips().toString()).contains(PROCESSOR, ID, DAY);
        assertThat(report.sections())
                .isNotEmpty()
                .allSatisfy(section ->
                        assertThat(Pictures.svg(section, Pictures.Theme.light)).contains(PROCESSOR, ID, DAY));
    }

    /** A run of before the processor was identified, one of which nothing else is known, and JMH's JSON. */
    @Test
    void whatIsNotKnownIsNotInvented() {
        Environment environment = new Environment().put("cpu_model", PROCESSOR).put("started", DAY);
        assertThat(Caption.of(environment)).isEqualTo(PROCESSOR + ", " + DAY);
        Environment imported = new Environment().put("cpu_model", "unknown").put("cores", "unknown");
        assertThat(Caption.of(imported)).isEqualTo("unknown processor");
    }
}
