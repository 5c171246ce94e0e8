package org.jaxrsbench.gate.claims;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.gate.claims.Reproduction.Ratio;
import org.jaxrsbench.gate.claims.Reproduction.Row;
import org.jaxrsbench.gate.compare.Comparison.Change;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReproductionTest {

    @TempDir
    Path folder;

    private static Claim claim(String experiment, double published, boolean reference, String reason) {
        return new Claim(
                experiment,
                "i " + published,
                published,
                published / 10,
                Claim.Tier.HTTP,
                "throughput",
                "s",
                "",
                "GET",
                "p",
                "",
                reference,
                1,
                reason.isEmpty() ? Claim.Standing.SAME : Claim.Standing.STAND_IN,
                reason);
    }

    @Test
    void claimsAreRatiosToTheReferenceOfTheirExperiment() throws IOException {
        List<Claim> claims = List.of(
                claim("one", 50, false, "stands in"),
                claim("one", 10, true, ""),
                claim("two", 4, true, "stands in"),
                claim("two", 2, false, ""),
                claim("two", 1, false, "stands in"));
        Reproduction reproduction = Reproduction.judge(claims, (claim, reference) -> {
            assertThat(reference.reference()).isTrue();
            assertThat(reference.experiment()).isEqualTo(claim.experiment());
            return claim.experiment().equals("one")
                    ? Ratio.of(new Change(5.5, 4.5, 6.5))
                    : Ratio.none("it was not measured");
        });
        assertThat(reproduction.rows())
                .extracting(row -> row.published().ratio(), Row::verdict, Row::reason)
                .containsExactly(
                        tuple(5.0, ClaimVerdict.DIRECTION, "stands in"),
                        tuple(1.0, ClaimVerdict.REFERENCE, ""),
                        tuple(1.0, ClaimVerdict.REFERENCE, "stands in"),
                        tuple(0.5, ClaimVerdict.CANNOT_BE_RUN, "it was not measured"),
                        tuple(0.25, ClaimVerdict.CANNOT_BE_RUN, "it was not measured; stands in"));
        Path file = folder.resolve("reproduction.csv");
        reproduction.write(file);
        assertThat(Files.readAllLines(file))
                .hasSize(1 + 5)
                .startsWith(
                        "experiment,claim,published,published_low,published_high,measured,ci_low,ci_high,tier,verdict,standing,reason",
                        "one,i 50.0,5.0000,4.3406,5.7595,5.5000,4.5000,6.5000,http,direction confirmed,stand-in,stands in")
                .endsWith(
                        "two,i 1.0,0.2500,0.2170,0.2880,,,,http,cannot be run,stand-in,it was not measured; stands in");
    }
}
