package org.jaxrsbench.studies.claims;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.gate.Estimate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReproductionTest {

    @TempDir
    Path folder;

    private static Claim claim(String experiment, double published, boolean reference, String reason) {
        Claim.Origin origin = new Claim.Origin("i", "" + published, "", "", "", "throughput");
        Claim.Standing standing = reason.isEmpty() ? Claim.Standing.SAME : Claim.Standing.STAND_IN;
        return new Claim(
                new Claim.Published(
                        experiment, "2015", Claim.Tier.HTTP, "s", origin, published, published / 10, "req/s", ""),
                new Claim.Counterpart(
                        experiment, origin, "s", "", "p", "", reference ? "yes" : "", "", standing, reason));
    }

    @Test
    void claimsAreRatiosToTheReferenceOfTheirExperiment() throws IOException {
        List<Claim> claims = List.of(
                claim("one", 50, false, "stands in"),
                claim("one", 10, true, ""),
                claim("two", 4, true, "stands in"),
                claim("two", 2, false, ""),
                claim("two", 1, false, "stands in"));
        List<Reproduction> reproduction = Reproduction.judge(claims, (claim, reference) -> {
            assertThat(reference.reference()).isTrue();
            assertThat(reference.experiment()).isEqualTo(claim.experiment());
            return claim.experiment().equals("one")
                    ? Estimate.ofRatio(5.5, 4.5, 6.5, 6)
                    : Estimate.ofPairs(new double[] {0, 0});
        });
        assertThat(reproduction)
                .extracting(
                        row -> Math.round(row.published().ratio() * 1e9) / 1e9,
                        Reproduction::verdict,
                        Reproduction::reason)
                .containsExactly(
                        tuple(5.0, ClaimVerdict.DIRECTION, "stands in"),
                        tuple(1.0, ClaimVerdict.REFERENCE, ""),
                        tuple(1.0, ClaimVerdict.REFERENCE, "stands in"),
                        tuple(0.5, ClaimVerdict.CANNOT_BE_RUN, "only 2 pairs were measured"),
                        tuple(0.25, ClaimVerdict.CANNOT_BE_RUN, "only 2 pairs were measured; stands in"));
        Path file = folder.resolve("reproduction.csv");
        Reproduction.TABLE.write(file, reproduction);
        assertThat(Files.readAllLines(file))
                .hasSize(1 + 5)
                .startsWith(
                        "experiment,claim,published,published_low,published_high,measured,ci_low,ci_high,tier,verdict,standing,reason",
                        "one,i 50.0 throughput,5.0000,4.3406,5.7595,5.5000,4.5000,6.5000,http,direction confirmed,stand-in,stands in")
                .endsWith(
                        "two,i 1.0 throughput,0.25000,0.21703,0.28798,,,,http,cannot be run,stand-in,only 2 pairs were measured; stands in");
        List<Reproduction> read = Reproduction.TABLE.read(file);
        assertThat(read)
                .extracting(Reproduction::verdict)
                .containsExactlyElementsOf(
                        reproduction.stream().map(Reproduction::verdict).toList());
        assertThat(read.get(0).measured().orElseThrow().estimate(0).highRatio()).isCloseTo(6.5, within(1e-9));
        assertThat(read.get(0).published().estimate(0).ratio()).isCloseTo(5, within(1e-9));
        assertThat(read.get(4).measured()).isEmpty();
    }
}
