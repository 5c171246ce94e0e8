package org.jaxrsbench.studies.claims;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.jaxrsbench.format.Refusals.assertRefused;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.jaxrsbench.gate.Estimate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClaimTest {

    private static final String PUBLISHED =
            "experiment,year,tier,source,engine,version,variant,method,path,metric,value,error,unit,note";
    private static final String CLAIMS = "experiment,engine,version,variant,method,path,metric,subject,benchmark,"
            + "measured_path,part,reference,launches,standing,reason";

    @TempDir
    Path checkout;

    private Path published;
    private Path claims;

    @BeforeEach
    void folder() throws IOException {
        Path results = Files.createDirectory(checkout.resolve("results"));
        published = results.resolve("published.csv");
        claims = results.resolve("claims.csv");
    }

    private void write(String tier, String value, String... measured) throws IOException {
        Files.write(
                published, List.of(PUBLISHED, "e,2015," + tier + ",s,i,1,,GET,p,throughput," + value + ",0.5,req/s,"));
        Files.write(claims, List.of(CLAIMS));
        for (String line : measured) {
            Files.writeString(claims, "e,i,1,,GET,p,throughput," + line + "\n", StandardOpenOption.APPEND);
        }
    }

    @Test
    void aPublishedRowIsJoinedWithWhatMeasuresIt() throws IOException {
        write("in-process", "7.5", "i:1,Bench,q,,yes,3,stand-in,why");
        Claim claim = Claim.all(checkout).get(0);
        assertThat(claim.text()).isEqualTo("i 1 GET p throughput");
        assertThat(claim.published().value()).isEqualTo(7.5);
        assertThat(claim.counterpart())
                .isEqualTo(new Claim.Counterpart(
                        "e",
                        new Claim.Origin("i", "1", "", "GET", "p", "throughput"),
                        "i:1",
                        "Bench",
                        "q",
                        "",
                        "yes",
                        "3",
                        Claim.Standing.STAND_IN,
                        "why"));
        assertThat(claim.reference()).isTrue();
        assertThat(claim.launches()).isEqualTo(3);
        assertThat(Claim.ofTier(List.of(claim), Claim.Tier.HTTP)).isEmpty();
        assertThat(Claim.ofTier(List.of(claim), Claim.Tier.IN_PROCESS)).containsExactly(claim);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ftp | 1 | i:1,,q,,,,, | published.csv:2: tier is 'ftp', expected one of in-process, http, profile",
                "http | x | i:1,,q,,,,, | published.csv:2: value is 'x', expected a number",
                "http || i:1,,q,,,,, | published.csv:2: value is empty, expected a number",
                "http | 1 | i:1,Bench,q,,,,, | claims.csv the benchmark 'Bench' has no meaning in the tier http",
                "in-process | 1 | i:1,,q,,,,, | claims.csv the benchmark is empty; a claim of the tier in-process",
                "profile | 1 | i:1,,q,,,,, | claims.csv the part is empty; a claim of the tier profile needs one",
                "http | 1 | i:1,,q,part,,,, | claims.csv the part 'part' has no meaning in the tier http",
                "http | 1 | i:1,,q,,Yes,,, | claims.csv:2: reference is 'Yes', expected yes or nothing",
                "http | 1 | i:1,,q,,,,other,why | claims.csv:2: standing is 'other', expected",
                "http | 1 | i:1,,q,,,,stand-in, | claims.csv:2: standing is 'stand-in' and reason '', expected both or",
                "http | 1 | i:1,,q,,,,,why | claims.csv:2: standing is '' and reason 'why', expected both or neither",
                "http | 1 | i:1,,q,,,0,, | claims.csv:2: launches is '0', expected how many times as many",
            })
    void aWrongLineIsNamed(String tier, String value, String measured, String message) throws IOException {
        write(tier, value == null ? "" : value, measured);
        String[] file = message.split(" ", 2);
        refused(file[0], file[1]);
    }

    private void refused(String file, String message) {
        assertRefused(() -> Claim.all(checkout), checkout.resolve("results") + "/" + file, message);
    }

    @Test
    void aRowThatNothingMeasuresOrTwoLinesDoIsAnError() throws IOException {
        write("http", "1");
        refused("claims.csv", "no line says what measures e, ");
        write("http", "1", "i:1,,q,,,,,", "i:2,,q,,,,,");
        refused("claims.csv", "two lines are of e, ");
    }

    @Test
    void publishedErrorsEnterTheRatio() throws IOException {
        write("http", "10", "i:1,,q,,,,,");
        Claim reference = Claim.all(checkout).get(0);
        write("http", "5", "i:1,,q,,,,,");
        Estimate ratio = Claim.all(checkout).get(0).publishedRatio(reference);
        assertThat(ratio.ratio()).isCloseTo(0.5, within(1e-12));
        // 0.5 of 10 are 5%, of 5 they are 10%: together 11.2% either way.
        assertThat(ratio.high() - ratio.log()).isCloseTo(0.1118, within(1e-4));
        assertThat(ratio.log() - ratio.low()).isCloseTo(0.1118, within(1e-4));
    }

    @Test
    void anExperimentHasAReference() throws IOException {
        write("http", "1", "i:1,,q,,,,,");
        List<Claim> all = Claim.all(checkout);
        assertRefused(
                () -> all.get(0).referenceAmong(all),
                "results/claims.csv: experiment e has no reference for throughput; write yes in the column"
                        + " reference of one row");
        List<String> unknown = List.of("no-such");
        assertRefused(() -> Claim.of(all, unknown), "unknown experiment 'no-such'; expected one of e");
        assertThat(Claim.of(all, List.of())).isEqualTo(all);
        assertThat(Claim.of(all, List.of("e"))).isEqualTo(all);
    }
}
