package org.jaxrsbench.studies.claims;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Collectors;
import org.jaxrsbench.studies.claims.PairVerdict.Question;
import org.junit.jupiter.api.Test;

/** The pairs that are measured are those that a seed draws from what there was on the day of the draw. */
class VerdictDrawTest {

    private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();
    private static final Path FILE = ROOT.resolve("results/verdicts.csv");

    @Test
    void theCommittedPairsAreThoseOfTheSeed() {
        assertThat(VerdictDraw.from(Path.of("src/test/resources/verdicts-asked.csv"))
                        .rows(ROOT.resolve("results/museum.csv")))
                .isEqualTo(PairVerdict.TABLE.read(FILE).stream()
                        .map(PairVerdict::opened)
                        .toList());
    }

    @Test
    void strataAndImplementationsHaveTheirShares() {
        List<PairVerdict> rows = PairVerdict.TABLE.read(FILE);
        assertThat(new HashSet<>(rows.stream().map(PairVerdict::opened).toList()))
                .hasSameSizeAs(rows);
        for (VerdictDraw.Stratum stratum : VerdictDraw.STRATA) {
            assertThat(of(rows, Question.NEIGHBOR, stratum)).hasSize(stratum.neighbors());
            assertThat(of(rows, Question.SAME, stratum))
                    .hasSize(stratum.same())
                    .allMatch(row -> row.baseline().equals(row.candidate()));
            var shares = of(rows, Question.NEIGHBOR, stratum).stream()
                    .collect(Collectors.groupingBy(row -> row.baseline().split(":")[0], Collectors.counting()));
            assertThat(shares.values()).allMatch(n -> n >= stratum.neighbors() / 4);
        }
        assertThat(rows).filteredOn(row -> row.question() == Question.NEUTRAL).hasSize(14);
        assertThat(rows).filteredOn(row -> row.question() == Question.REPORT).hasSize(43);
        assertThat(rows).filteredOn(row -> row.question() == Question.PLANTED).hasSize(9 + 3);
        assertThat(rows).filteredOn(row -> row.question() == Question.CLEAN).hasSize(10);
    }

    private static List<PairVerdict> of(List<PairVerdict> rows, Question question, VerdictDraw.Stratum stratum) {
        return rows.stream()
                .filter(row -> row.question() == question && row.stratum().equals(stratum.name()))
                .toList();
    }
}
