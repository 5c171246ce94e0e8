package org.jaxrsbench.cli.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.jaxrsbench.format.Refusals.assertRefused;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.cli.Cli;
import org.jaxrsbench.format.Environment;
import org.jaxrsbench.format.IncomparableException;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.format.RunFolder;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.format.Shard;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShardsTest {

    @TempDir
    private Path root;

    private Path shard(Runs runs, String shard, int rounds, String machine) throws IOException {
        Path run = runs.paired(rounds, Map.of("path=a", 0.1));
        RunFolder folder = new RunFolder(run);
        Environment environment = folder.readEnvironment().put("cpu_model", machine);
        if (!shard.isEmpty()) {
            environment.put("shard", shard);
        }
        environment.write(folder.environment());
        return run;
    }

    @Test
    void theRoundsOfOneShardComeAfterThoseOfTheOther() throws IOException {
        Runs runs = new Runs(root);
        Path one = shard(runs, "1/2", 4, "small");
        Path two = shard(runs, "2/2", 3, "large");
        Files.writeString(one.resolve("plan.json"), "{\"rounds\":4}");
        Files.writeString(two.resolve("plan.json"), "{\"rounds\":4}");
        Run joined = Run.readOne(List.of(one, two));
        assertThat(joined.notes()).containsExactly("shard 2/2: ended early: 3 of 4 rounds were measured");
        assertThat(joined.samples().stream().map(Sample::round).distinct()).containsExactly(1, 2, 3, 4, 5, 6, 7);
        assertThat(joined.samples().stream().map(Sample::run).distinct()).hasSize(1);
        assertThat(joined.samples())
                .hasSize(
                        Run.read(one).samples().size() + Run.read(two).samples().size());
        assertThat(joined.environment().require("cpu_model")).isEqualTo("small + large");
        assertThat(joined.environment().get("shard")).isEmpty();
        // Seven pairs, as if one machine had measured them.
        assertThat(Cli.run("compare", one, two).out()).contains("-1").doesNotContain("n<3");
        // And seven are enough for a check, where four and three are not.
        assertThat(Cli.run("check", one, two, "--baseline", "old", "--candidate", "old")
                        .exit())
                .isEqualTo(2);
        assertThat(Cli.run("check", one, two, "--baseline", "new", "--candidate", "old")
                        .out())
                .contains("pass");
    }

    @Test
    void shardsOfOneSubjectHaveTheSameEngine() throws IOException {
        Runs runs = new Runs(root);
        Path one = shard(runs, "1/2", 4, "small");
        Path two = shard(runs, "2/2", 3, "small");
        for (Path run : List.of(one, two)) {
            RunFolder folder = new RunFolder(run);
            folder.readEnvironment()
                    .put("engine.new", run.equals(one) ? "1" : "2")
                    .put(run.equals(one) ? "engine.only" : "engine.other", "of one of both")
                    .write(folder.environment());
        }
        assertThatThrownBy(() -> Run.readOne(List.of(one, two)))
                .isInstanceOf(IncomparableException.class)
                .hasMessageContaining("engine.new");
    }

    /** A check needs one run; a comparison shows what it is given. */
    @Test
    void whatIsNoShardOrTheSameShardIsNotPooled() throws IOException {
        Runs runs = new Runs(root);
        Path one = shard(runs, "1/2", 4, "small");
        Path again = shard(runs, "1/2", 4, "small");
        Path none = shard(runs, "", 4, "small");
        for (Path other : List.of(again, none)) {
            Cli.refuses(
                    "expected one, or each of its shards once",
                    "check",
                    one,
                    other,
                    "--baseline",
                    "new",
                    "--candidate",
                    "old");
            assertThat(Cli.passes("compare", one, other, "--metrics", "throughput")
                            .out())
                    .contains("vs old (run1)")
                    .contains("new (" + other.getFileName() + ")");
        }
        assertThat(Cli.passes("compare", one, again).out()).contains("run2: not pooled");
        assertThat(Cli.passes("compare", one).out()).contains("only [1/2] of 2 shards");
    }

    @Test
    void shardsThatDidDifferentThingsAreColumnsOfTheirOwn() throws IOException {
        Runs runs = new Runs(root);
        Path one = shard(runs, "1/2", 4, "small");
        Path two = shard(runs, "2/2", 4, "small");
        RunFolder folder = new RunFolder(two);
        folder.readEnvironment().put("jvm", "another").write(folder.environment());
        assertThat(Cli.passes("compare", one, two).out()).contains("old (run2)").contains("'another'");
        Cli.run("check", one, two, "--baseline", "new", "--candidate", "old").saysInOneLine(4, "jvm is another");
    }

    /** Two runs that were each sharded have nothing in common but the words. */
    @Test
    void shardsOfTwoPlansAreTwoRuns() throws IOException {
        Runs runs = new Runs(root);
        List<Path> shards = new ArrayList<>();
        for (String plan : List.of("a", "b")) {
            for (int part = 1; part <= 2; part++) {
                Path run = shard(runs, part + "/2", 4, "small");
                Files.writeString(
                        run.resolve("plan.json"),
                        "{\"cases\":\"" + plan + "\",\"rounds\":" + part + ",\"seed\":" + part + "}");
                shards.add(run);
            }
        }
        List<Run> read = Run.readAll(shards);
        assertThat(read).extracting(Run::name).containsExactly("run1", "run3");
        assertThat(read).extracting(run -> run.rounds().getMax()).containsExactly(8, 8);
    }

    @Test
    void aShardHasItsShareOfTheRounds() {
        assertThat(Shard.parse("1/3").rounds(10)).isEqualTo(4);
        assertThat(Shard.parse("2/3").rounds(10)).isEqualTo(3);
        assertThat(Shard.parse("3/3").rounds(10)).isEqualTo(3);
        assertRefused(() -> Shard.parse("3/3").rounds(2));
        assertRefused(() -> Shard.parse("3/2"));
    }
}
