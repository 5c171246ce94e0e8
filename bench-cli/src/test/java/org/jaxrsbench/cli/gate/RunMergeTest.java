package org.jaxrsbench.cli.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jaxrsbench.cli.Cli;
import org.jaxrsbench.cli.plan.CaseSelection;
import org.jaxrsbench.cli.plan.RunPlan;
import org.jaxrsbench.cli.plan.Shard;
import org.jaxrsbench.cli.plan.SuiteTimes;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Sample;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunMergeTest {

    private static final RunPlan PLAN =
            RunPlan.of(List.of("old", "new"), new CaseSelection(List.of(), List.of(), ""), SuiteTimes.quick);

    @TempDir
    private Path root;

    private Path part(Runs runs, String shard, int rounds, String machine) throws IOException {
        Path run = runs.paired(rounds, Map.of("path=a", 0.1));
        new ObjectMapper().writeValue(run.resolve("plan.json").toFile(), PLAN);
        RunFolder folder = new RunFolder(run);
        Environment environment = folder.readEnvironment().put("cpu_model", machine);
        if (!shard.isEmpty()) {
            environment.put("shard", shard);
        }
        environment.write(folder.environment());
        return run;
    }

    private Path merged() throws IOException {
        try (Stream<Path> all = Files.list(root.resolve("out"))) {
            return all.findFirst().orElseThrow();
        }
    }

    @Test
    void theRoundsOfOnePartComeAfterThoseOfTheOther() throws IOException {
        Runs runs = new Runs(root);
        Path one = part(runs, "1/2", 4, "small");
        Path two = part(runs, "2/2", 3, "large");
        Cli result = Cli.run("merge", one, two, "--out", root.resolve("out"), "--no-report");
        assertThat(result.exit()).as(result.err()).isZero();
        RunFolder run = new RunFolder(merged());
        List<Sample> samples = run.readSamples();
        assertThat(samples.stream().map(Sample::round).distinct()).containsExactly(1, 2, 3, 4, 5, 6, 7);
        assertThat(samples.stream().map(Sample::run).distinct()).hasSize(1);
        assertThat(samples)
                .hasSize(new RunFolder(one).readSamples().size()
                        + new RunFolder(two).readSamples().size());
        assertThat(run.readEnvironment().require("cpu_model")).isEqualTo("small + large");
        assertThat(run.readEnvironment().get("shard")).isEmpty();
        // Seven pairs, as if one machine had measured them.
        assertThat(Cli.run("compare", run.path()).out()).contains("-1").doesNotContain("n<3");
    }

    @Test
    void whatIsNoPartOrTheSamePartIsBadInput() throws IOException {
        Runs runs = new Runs(root);
        Path one = part(runs, "1/2", 4, "small");
        Path again = part(runs, "1/2", 4, "small");
        Path none = part(runs, "", 4, "small");
        assertThat(Cli.run("merge", one, again, "--out", root.resolve("out")).err())
                .contains("expected each part once");
        Cli result = Cli.run("merge", one, none, "--out", root.resolve("out"));
        assertThat(result.exit()).isEqualTo(2);
        assertThat(result.err()).contains("is no part of a run");
        assertThat(root.resolve("out")).doesNotExist();
    }

    @Test
    void partsThatDidDifferentThingsAreIncomparable() throws IOException {
        Runs runs = new Runs(root);
        Path one = part(runs, "1/2", 4, "small");
        Path two = part(runs, "2/2", 4, "small");
        RunFolder folder = new RunFolder(two);
        folder.readEnvironment().put("jvm", "another").write(folder.environment());
        Cli result = Cli.run("merge", one, two, "--out", root.resolve("out"));
        assertThat(result.exit()).isEqualTo(4);
        assertThat(result.err()).contains("jvm is another");
    }

    @Test
    void aShardHasItsShareOfTheRounds() {
        assertThat(Shard.parse("1/3").rounds(10)).isEqualTo(4);
        assertThat(Shard.parse("2/3").rounds(10)).isEqualTo(3);
        assertThat(Shard.parse("3/3").rounds(10)).isEqualTo(3);
        assertThatThrownBy(() -> Shard.parse("3/3").rounds(2)).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> Shard.parse("3/2")).isInstanceOf(BadInputException.class);
    }
}
