package org.jaxrsbench.main;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.jaxrsbench.fork.Listing;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.format.ExitCode;
import org.jaxrsbench.harness.Arguments;
import org.jaxrsbench.harness.Plan;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the main class says where nothing is measured. */
class MainTest {

    @TempDir
    Path folder;

    /** The main run inside the test: its exit code, and what it printed. */
    private record MainRun(ExitCode exit, String output, String errors) {

        static MainRun of(String... arguments) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ByteArrayOutputStream err = new ByteArrayOutputStream();
            PrintStream oldOut = System.out;
            PrintStream oldErr = System.err;
            try {
                System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
                System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
                ExitCode exit = Main.run(arguments);
                return new MainRun(exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
            } finally {
                System.setOut(oldOut);
                System.setErr(oldErr);
            }
        }
    }

    /** One clear line and exit code 2. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "-p method=PATCH | -p method=PATCH: no selected benchmark takes this; there is | GET,POST,PUT",
                "HelloWorld -p path=text | -p path=text: no selected benchmark takes this | helloworld/locator",
                "TextEntity -p size=-5 | -p size=-5: no selected benchmark takes this | any number from 1",
                "TextEntity -p size=0 | -p size=0: no selected | 16,1024,40000",
                "-p charset=none -p method=GET | no selected benchmark has all that -p and --suite ask for | charset=none",
                "-p method | Unable to parse parameter string | -h lists the options",
                "-pmethod=PATCH | -p method=PATCH: no selected benchmark takes this; there is | GET,POST,PUT",
                "-p method= | -p method=: no selected benchmark takes this | method=GET,POST,PUT",
                "--out | --out: a value is missing | -h lists the options",
                "NoSuchBenchmark | no benchmark matches NoSuchBenchmark; there are | others, which \"list\", or -l of the jar, prints",
                "HelloWorld JsonBenchmrk -p method=GET | no benchmark matches JsonBenchmrk | but the other patterns do",
                "helowordly | no benchmark matches helowordly; there are HelloWorldBenchmark.dispatch, | others",
                "( | '(' is not a regular expression | regular",
                "-f many | many | -h lists the options",
                "--no-such-option | no-such-option | -h lists the options",
                "-rf xml | XML is no ResultFormatType | -h lists the options",
                "-jvm /no/such/java | -jvm /no/such/java: there is no such program | bin/java",
                "-jvmArgs -Djmh.executor=FJP | -Djmh.executor=FJP: CPU time and bytes | leave it out",
                "--suite huge | --suite huge: expected one of | quick, standard, history, full",
                "--settle soon | --settle soon: expected a time | 10s",
            })
    void badInputIsOneLineThatSaysWhatWouldBeRight(String arguments, String says, String offers) {
        MainRun run = MainRun.of(Stream.concat(Stream.of("--out", folder.toString()), Stream.of(arguments.split(" ")))
                .toArray(String[]::new));
        assertThat(run.exit()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.errors()).startsWith("error: ").contains(says).contains(offers);
        assertThat(run.errors().strip().lines()).hasSize(1);
        assertThat(folder).as("nothing was measured").isEmptyDirectory();
    }

    /** What a tool is told goes on: it is bad input there, too. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--serve -p method | Unable to parse parameter string",
                "--serve NoSuchBenchmark | no benchmark matches NoSuchBenchmark",
                "--serve --foreign | the jar holds no JMH benchmarks",
            })
    void aToolIsToldOfBadInput(String arguments, String says) {
        MainRun run = MainRun.of(arguments.split(" "));
        assertThat(run.exit()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(Listing.of(run.output().strip()))
                .hasValueSatisfying(listing -> assertThat(listing.badInput()).contains(says));
    }

    /** JMH's own questions are answered, and nothing is measured: no engine is on this class path. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "-h    | --settle",
                "-h=1  | --settle",
                "--h   | --settle",
                "-l    | HelloWorldBenchmark.dispatch",
                "-lp   | param \"method\" = {GET, POST, PUT}",
                "-lprof| GC profiling",
                "-lrf  | json"
            })
    void aQuestionIsAnswered(String question, String answer) {
        MainRun run = MainRun.of(question);
        assertThat(run.exit()).as(run.errors()).isEqualTo(ExitCode.PASS);
        assertThat(run.output()).contains(answer);
    }

    @Test
    void whatCarriesGroupsIsNotListed() {
        assertThat(MainRun.of("-l").output()).doesNotContain("SlicedBenchmark");
    }

    @Test
    void noTwoCasesHaveTheSameNameInATable() {
        assertThat(Plan.of(new Arguments()))
                .hasSizeGreaterThan(50)
                .extracting(c -> CaseNames.of(c.benchmark(), c.params()))
                .doesNotHaveDuplicates();
    }
}
