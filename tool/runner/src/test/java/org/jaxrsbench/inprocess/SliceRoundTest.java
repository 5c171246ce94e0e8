package org.jaxrsbench.inprocess;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jaxrsbench.fork.ForkOrder;
import org.jaxrsbench.fork.TokenChain;
import org.jaxrsbench.gate.CaseSlices;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SliceRoundTest {

    @TempDir
    private Path folder;

    /** Of minutes of work too: the product of nanoseconds and bytes is beyond 64 bits. */
    @Test
    void aCaseHasTheCollectorsTimeByItsShareOfTheBytes() throws IOException {
        Path file = Files.writeString(
                folder.resolve("slices.csv"), "0,1000,30,30,0,60000000000,0\n1,1000,30,30,0,20000000000,0\n");
        assertThat(SliceRound.read(file, 2, 8_000_000_000L))
                .extracting(CaseSlices::collectorNanos)
                .containsExactly(6e9, 2e9);
    }

    /** A fork that keeps its orders, and says these words, one a launch. */
    private List<SliceRound.Ended> round(String... words) throws Exception {
        StringBuilder script = new StringBuilder("read order\necho \"$order\" >> orders\ncase $(wc -l < orders) in\n");
        for (int i = 0; i < words.length; i++) {
            script.append(i + 1).append(") echo '").append(words[i]).append("' ;;\n");
        }
        String text = "cd " + folder + "\n" + script + "esac\ncat > /dev/null\n";
        ForkOrder.Way way = new ForkOrder.Way(1, false, true, -1, "", false);
        SliceRound.Launch launch = new SliceRound.Launch(List.of("bash", "-c", text), "x.C.m", List.of(), way);
        ForkOrder.Times times = new ForkOrder.Times(5_000, 2_000_000, 20, 300);
        return new SliceRound(folder).measure(new SliceRound.Order(List.of(launch), times, 1), Optional.empty());
    }

    private List<ForkOrder> orders() throws IOException {
        return Files.readAllLines(folder.resolve("orders")).stream()
                .map(ForkOrder::of)
                .toList();
    }

    /** JMH was told the number of iterations beforehand. */
    @Test
    void ofLongOperationsAForkDoesFewer() throws Exception {
        SliceRound.Ended ended = round(
                        "{\"Settled\":{\"task\":-1,\"nanos\":[2e9],\"bootMillis\":0,\"settleMillis\":0}}",
                        "{\"Failed\":{\"reason\":\"seen\",\"index\":-1}}")
                .get(0);
        assertThat(ended.failure()).isEqualTo("seen");
        assertThat(orders())
                .extracting(ForkOrder::times)
                .containsExactly(
                        new ForkOrder.Times(5_000, 2_000_000, 20, 300), new ForkOrder.Times(100, 2_000_000, 1, 6));
    }

    /** Those that share its fork go on. */
    @ParameterizedTest
    @CsvSource({"31e9, 0, 31.0 s, 20.0 s", "'1000,6e9,1000', 1, 6.0 s, 5.0 s"})
    void anOperationThatTakesLongerThanAForkCanGiveFailsItsCaseAtOnce(
            String nanos, int failedCase, String takes, String longest) throws Exception {
        SliceRound.Ended ended = round(
                        "{\"Settled\":{\"task\":-1,\"nanos\":[" + nanos + "],\"bootMillis\":0,\"settleMillis\":0}}")
                .get(0);
        assertThat(ended.failedCase()).isEqualTo(failedCase);
        assertThat(ended.failure()).contains(takes, longest);
        assertThat(orders()).hasSize(1);
    }

    /** Two forks of which each says no more than this. */
    @ParameterizedTest
    @CsvSource({
        // Whoever settles does so by itself.
        "'', SETTLED, true, false",
        "'', '', true, true",
        // Of those that take turns, the one that waits notices that the other has ended.
        "SETTLED, SETTLED GONE, true, false",
        "SETTLED, SETTLED, false, true",
        // So does one that fails, after a time that was too long for both.
        "SETTLED, SETTLED FAILS, false, false",
    })
    void aForkHangsThatTheOthersWaitFor(String one, String other, boolean hangs, boolean otherHangs) throws Exception {
        SliceRound rounds = new SliceRound(folder);
        rounds.limit(3_000);
        List<SliceRound.Ended> ended = rounds.measure(
                new SliceRound.Order(
                        List.of(says(one), says(other)), new ForkOrder.Times(5_000, 2_000_000, 20, 300), 1),
                Optional.empty());
        assertThat(ended).extracting(e -> e.failure().startsWith("it hung")).containsExactly(hangs, otherHangs);
        assertThat(ended)
                .filteredOn(e -> !e.failure().startsWith("it hung"))
                .allMatch(e -> e == SliceRound.BESIDE || e.failure().equals("its own"));
        assertThat(ended.get(1).failure().equals("its own")).isEqualTo(other.contains("FAILS"));
    }

    private static SliceRound.Launch says(String words) {
        String text = "echo '" + words.replace(" ", "'\necho '") + "'\ncat > /dev/null\n";
        text = text.replace(
                        "SETTLED", "{\"Settled\":{\"task\":0,\"nanos\":[1000],\"bootMillis\":1,\"settleMillis\":1}}")
                .replace("GONE", "{\"Failed\":{\"reason\":\"" + TokenChain.PARTNER_ENDED + "\",\"index\":-1}}")
                .replace("FAILS", "{\"Failed\":{\"reason\":\"its own\",\"index\":-1}}");
        ForkOrder.Way way = new ForkOrder.Way(1, false, false, -1, "", false);
        return new SliceRound.Launch(List.of("bash", "-c", text), "x", List.of(), way);
    }
}
