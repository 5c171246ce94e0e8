package org.jaxrsbench.gate.claims;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.jaxrsbench.gate.compare.Comparison.Change;
import org.jaxrsbench.results.BadInputException;
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
        Claim claim = new Claim(
                "e",
                "i 1 GET p throughput",
                7.5,
                0.5,
                Claim.Tier.IN_PROCESS,
                "throughput",
                "i:1",
                "Bench",
                "GET",
                "q",
                "",
                true,
                3,
                Claim.Standing.STAND_IN,
                "why");
        assertThat(Claim.all(checkout)).containsExactly(claim);
        assertThat(Claim.ofTier(List.of(claim), Claim.Tier.HTTP)).isEmpty();
        assertThat(Claim.ofTier(List.of(claim), Claim.Tier.IN_PROCESS)).containsExactly(claim);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ftp | 1 | i:1,,q,,,,, | published.csv:2: tier 'ftp': expected in-process, http or profile; correct it",
                "http | x | i:1,,q,,,,, | published.csv:2: value 'x' is not a number; correct it",
                "http | 1 | i:1,Bench,q,,,,, | claims.csv:2: the benchmark 'Bench' has no meaning in the tier http;"
                        + " leave it empty",
                "in-process | 1 | i:1,,q,,,,, | claims.csv:2: the benchmark is empty; a claim of the tier in-process"
                        + " needs one",
                "profile | 1 | i:1,,q,,,,, | claims.csv:2: the part is empty; a claim of the tier profile needs one",
                "http | 1 | i:1,,q,part,,,, | claims.csv:2: the part 'part' has no meaning in the tier http; leave it"
                        + " empty",
                "http | 1 | i:1,,q,,Yes,,, | claims.csv:2: reference 'Yes': expected yes or nothing; correct it",
                "http | 1 | i:1,,q,,,,other,why | claims.csv:2: standing 'other': expected stand-in, different operation"
                        + " or nothing; correct it",
                "http | 1 | i:1,,q,,,,stand-in, | claims.csv:2: standing 'stand-in' and reason '': expected both or"
                        + " neither; say what stands in for what",
                "http | 1 | i:1,,q,,,,,why | claims.csv:2: standing '' and reason 'why': expected both or neither; say"
                        + " what stands in for what",
                "http | 1 | i:1,,q,,,0,, | claims.csv:2: launches '0': expected how many times as many, from 1 to 99, or"
                        + " nothing; correct it",
            })
    void aWrongLineIsNamed(String tier, String value, String measured, String message) throws IOException {
        write(tier, value, measured);
        assertThatThrownBy(() -> Claim.all(checkout))
                .isInstanceOf(BadInputException.class)
                .hasMessage(checkout.resolve("results") + "/" + message);
    }

    @Test
    void aRowThatNothingMeasuresOrTwoLinesDoIsAnError() throws IOException {
        write("http", "1");
        assertThatThrownBy(() -> Claim.all(checkout))
                .isInstanceOf(BadInputException.class)
                .hasMessage(published + ":2: no line of " + claims
                        + " says what measures [e, i, 1, , GET, p, throughput]; add one");
        write("http", "1", "i:1,,q,,,,,", "i:2,,q,,,,,");
        assertThatThrownBy(() -> Claim.all(checkout))
                .isInstanceOf(BadInputException.class)
                .hasMessage(claims + ":3: an earlier line is of the same published row; remove one of them");
    }

    @Test
    void publishedErrorsEnterTheRatio() throws IOException {
        write("http", "10", "i:1,,q,,,,,");
        Claim reference = Claim.all(checkout).get(0);
        write("http", "5", "i:1,,q,,,,,");
        Change ratio = Claim.all(checkout).get(0).publishedRatio(reference);
        assertThat(ratio.ratio()).isEqualTo(0.5);
        // 0.5 of 10 are 5%, of 5 they are 10%: together 11.2% either way.
        assertThat(ratio.high() / ratio.ratio()).isCloseTo(Math.exp(0.1118), within(1e-4));
        assertThat(ratio.ratio() / ratio.low()).isCloseTo(Math.exp(0.1118), within(1e-4));
    }

    @Test
    void anExperimentHasAReference() throws IOException {
        write("http", "1", "i:1,,q,,,,,");
        List<Claim> all = Claim.all(checkout);
        assertThatThrownBy(() -> all.get(0).referenceAmong(all))
                .isInstanceOf(BadInputException.class)
                .hasMessage("results/claims.csv: experiment e has no reference for throughput; write yes in the column"
                        + " reference of one row");
        List<String> unknown = List.of("no-such");
        assertThatThrownBy(() -> Claim.of(all, unknown))
                .isInstanceOf(BadInputException.class)
                .hasMessage("unknown experiment 'no-such'; expected one of e");
        assertThat(Claim.of(all, List.of())).isEqualTo(all);
        assertThat(Claim.of(all, List.of("e"))).isEqualTo(all);
    }
}
