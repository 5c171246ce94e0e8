package org.jaxrsbench.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnfinishedTest {

    @TempDir
    private Path root;

    private List<String> notes(String plan, String groups, double[]... cases) throws IOException {
        List<Sample> samples = new ArrayList<>();
        for (int i = 0; i < cases.length; i++) {
            Case of = Case.of("A.b", "path=" + i, "thrpt", 1);
            samples.addAll(TestSamples.rounds("new", of, Metric.THROUGHPUT, cases[i]));
        }
        Path run = TestSamples.write(
                root.resolve("run"), samples, TestSamples.environment("turns").put("groups", groups));
        Files.writeString(run.resolve("plan.json"), plan);
        return Run.read(run).notes();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'rounds':3} | 1+1 cases, a | 2 to 3 of 3 rounds were measured",
                "{'rounds':4} | 1+1 cases, a | 2 to 3 of 4 rounds were measured",
                "{'settings':{'rounds':3}} | '' | 2 to 3 of 3 rounds were measured",
                "{'rounds':2} | 2+1 cases, a | 2 to 3 of 2 rounds were measured, of 2 of 3 cases",
                "{'rounds':9,'gate':{}} | 3 cases, a | 2 to 3 rounds were measured, of 2 of 3 cases",
                "{'cases':['a','b','c'],'forks':9} | '' | 5 of 9 forks were measured, of 2 of 3 cases",
            })
    void aRunThatWasEndedEarlySaysSo(String plan, String groups, String said) throws IOException {
        assertThat(notes(plan.replace('\'', '"'), groups, new double[] {5, 5, 5}, new double[] {5, 5}))
                .containsExactly("ended early: " + said);
    }

    /** Discarded rounds were measured; more may have been asked for later. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'rounds':2} | 1+1 cases, a",
                "{'rounds':9,'gate':{}} | 2 cases, a",
                "{'cases':['a','b'],'forks':5} | ''",
                "{} | ''",
                "{'rounds':2} | 1++2 cases, a",
                "{'rounds':2} | 99999999999 cases, a",
                "no JSON | ''",
            })
    void aRunThatMeasuredItsPlanDoesNot(String plan, String groups) throws IOException {
        assertThat(notes(plan.replace('\'', '"'), groups, new double[] {5, Double.NaN, 5}, new double[] {5, 5}))
                .isEmpty();
    }

    /** Nobody knows whether a case was asked for that some subject cannot run; a case of which three rounds are missing was given up. */
    @Test
    void whatWasGivenUpWasNotEndedEarly() throws IOException {
        Path run = TestSamples.write(
                root.resolve("run"),
                TestSamples.rounds("new", Case.of("A.b", "", "thrpt", 1), Metric.THROUGHPUT, 5, 5),
                TestSamples.environment("turns").put("groups", "2 cases, a"));
        Files.writeString(run.resolve("plan.json"), "{\"rounds\":2}");
        assertThat(Run.read(run).notes()).containsExactly("ended early: 2 of 2 rounds were measured, of 1 of 2 cases");
        Environment.read(run.resolve("environment.csv"))
                .putNotSupported("new", "A.c", "it has no gzip")
                .write(run.resolve("environment.csv"));
        assertThat(Run.read(run).notes()).isEmpty();
        double none = Double.NaN;
        Path busy = TestSamples.write(
                root.resolve("busy"),
                TestSamples.rounds("new", Case.of("A.b", "", "thrpt", 1), Metric.THROUGHPUT, 5, none, none, none),
                TestSamples.environment("turns"));
        Files.writeString(busy.resolve("plan.json"), "{\"rounds\":9}");
        assertThat(Run.read(busy).notes()).isEmpty();
    }

    /** A case that failed is told as such. */
    @Test
    void aCaseThatFailedWasNotEndedEarly() throws IOException {
        List<Sample> samples = TestSamples.rounds("new", Case.of("A.b", "path=0", "thrpt", 1), Metric.THROUGHPUT, 5, 5);
        Sample right = samples.get(0);
        samples.add(new Sample(
                "run",
                right.from(),
                Case.of("A.b", "path=1", "thrpt", 1),
                right.in(),
                1,
                Metric.THROUGHPUT,
                Double.NaN,
                Status.FAILED));
        Path run = TestSamples.write(root.resolve("run"), samples, TestSamples.environment("turns"));
        Files.writeString(run.resolve("plan.json"), "{\"rounds\":2}");
        assertThat(Run.read(run).notes()).isEmpty();
        Files.writeString(run.resolve("plan.json"), "{\"cases\":[\"a\",\"b\"],\"forks\":4}");
        assertThat(Run.read(run).notes()).isEmpty();
    }
}
