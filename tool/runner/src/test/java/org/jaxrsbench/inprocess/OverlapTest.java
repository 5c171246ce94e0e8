package org.jaxrsbench.inprocess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jaxrsbench.fork.ForkOrder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rounds whose next one boots meanwhile. Forks are scripts, which leave their number and the processors that they may run on. */
class OverlapTest {

    private static final String SCRIPT = """
            read -r order
            touch "$(sed -E 's/.*"slices":"([^"]*)".*/\\1/' <<< "$order")"
            taskset -cp $$ | sed 's/.*: //' >> $0.processors
            echo $$ >> $0.pids
            echo '{"Settled":{"task":'$$',"nanos":[1000],"bootMillis":1,"settleMillis":1,"quiet":true}}'
            read -r laps
            while [ -n "$3" ] && [ "$(cat "$3" 2> /dev/null | wc -l)" -lt 2 ]; do sleep 0.01; done
            echo '{"Measured":{"otherCpuNanos":0,"collectorNanos":0,"collections":0,"leaks":[],"leastLeak":0,"background":null}}'
            echo '{"Done":{"vm":"","jdk":"","jmh":""}}'
            read -r nothing
            """;

    @TempDir
    private Path folder;

    private SliceRound rounds;

    @BeforeEach
    void begin() {
        assumeTrue(Files.exists(Path.of("/usr/bin/taskset"))
                && Runtime.getRuntime().availableProcessors() > 1);
        rounds = new SliceRound(folder);
    }

    @AfterEach
    void noForkSurvives() throws IOException {
        if (rounds != null) {
            rounds.close();
            for (String round : List.of("one", "two", "three")) {
                assertThat(alive(round)).isEmpty();
            }
        }
    }

    private SliceRound.Order order(String round, String heap, String awaits) {
        ForkOrder.Way way = new ForkOrder.Way(1, false, false, -1, "", false);
        List<String> command =
                List.of("bash", "-c", SCRIPT, folder.resolve(round).toString(), heap, "x.Main", awaits);
        SliceRound.Launch launch = new SliceRound.Launch(command, "x", List.of(), way);
        return new SliceRound.Order(List.of(launch, launch), new ForkOrder.Times(5_000, 2_000_000, 20, 300), 1);
    }

    private SliceRound.Order order(String round) {
        return order(round, "-Xmx1m", "");
    }

    private void measure(SliceRound.Order order, SliceRound.Order next) throws Exception {
        assertThat(rounds.measure(order, Optional.ofNullable(next)))
                .allMatch(ended -> ended.facts().orElseThrow().pinned());
    }

    private List<String> lines(String file) throws IOException {
        Path path = folder.resolve(file);
        return Files.exists(path) ? Files.readAllLines(path) : List.of();
    }

    private List<ProcessHandle> alive(String round) throws IOException {
        return lines(round + ".pids").stream()
                .flatMap(pid -> ProcessHandle.of(Long.parseLong(pid)).stream())
                .filter(ProcessHandle::isAlive)
                .toList();
    }

    private void awaitBoth(String round) throws Exception {
        while (alive(round).size() < 2) {
            Thread.onSpinWait();
        }
    }

    @Test
    void theNextForksBootOnTheOtherProcessorsAndAreUsed() throws Exception {
        String up = folder.resolve("two.pids").toString();
        measure(order("one", "-Xmx1m", up), order("two")); // slices last until the others are there
        assertThat(alive("one")).isEmpty();
        assertThat(alive("two")).hasSize(2);
        measure(order("two"), null);
        assertThat(lines("two.pids")).hasSize(2);
        assertThat(lines("two.processors").get(0))
                .isNotEqualTo(lines("one.processors").get(0));
    }

    @Test
    void theyWaitWhileTheRoundBeforeIsTriedAgain() throws Exception {
        measure(order("one"), order("two"));
        measure(order("one"), order("two"));
        measure(order("two"), null);
        assertThat(lines("one.pids")).hasSize(4);
        assertThat(lines("two.pids")).hasSize(2);
    }

    @Test
    void theyEndIfAnotherRoundComes() throws Exception {
        measure(order("one"), order("two"));
        awaitBoth("two");
        measure(order("three"), null);
        assertThat(alive("two")).isEmpty();
    }

    @Test
    void theyEndIfNoRoundComes() throws Exception {
        measure(order("one"), order("two"));
        awaitBoth("two"); // they are alive until rounds are closed
    }

    @ParameterizedTest
    @ValueSource(strings = {"-Xmx900000g", "-Xms1g"})
    void whereMemoryIsShortOrNobodyKnowsTheyBootInTheirOwnTime(String heap) throws Exception {
        measure(order("one"), order("two", heap, ""));
        measure(order("two", heap, ""), null);
        assertThat(lines("two.processors")).isEqualTo(lines("one.processors"));
    }
}
