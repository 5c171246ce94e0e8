package org.jaxrsbench.runner;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.jaxrsbench.results.ExitCode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One clear line and exit code 2, and nothing measured. */
class BadInputTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "-p method=PATCH | -p method=PATCH: no selected benchmark takes this; there is | GET,POST,PUT",
                "HelloWorld -p path=text | -p path=text: no selected benchmark takes this | helloworld/locator",
                "-p nosuch=1 | -p nosuch=1: no selected benchmark takes this | method=GET,POST,PUT",
                "TextEntity -p size=-5 | -p size=-5: no selected benchmark takes this | any number from 1",
                "TextEntity -p size=0 | -p size=0: no selected | 16,1024,40000",
                "-p charset=none -p method=GET | no selected benchmark has all that -p and --suite ask for | charset=none",
                "-p method | Unable to parse parameter string | -h lists the options",
                "-p method= | -p method=: no selected benchmark takes this | method=GET,POST,PUT",
                "-p | Option p requires an argument | -h lists the options",
                "--out | --out: a value is missing | -h lists the options",
                "NoSuchBenchmark | no benchmark matches NoSuchBenchmark; there are | HelloWorldBenchmark.dispatch",
                "( | '(' is not a regular expression | regular",
                "-f many | many | -h lists the options",
                "--no-such-option | no-such-option | -h lists the options",
                "-rf xml | XML is no ResultFormatType | -h lists the options",
                "-jvm /no/such/java | -jvm /no/such/java: there is no such program | bin/java",
                "--suite huge | --suite huge: expected one of | quick, standard, full",
                "--settle soon | --settle soon: expected a time | 10s",
            })
    void isOneLineThatSaysWhatWouldBeRight(String arguments, String says, String offers) {
        MainRun run = MainRun.of(Stream.concat(Stream.of("--out", folder.toString()), Stream.of(arguments.split(" ")))
                .toArray(String[]::new));
        assertThat(run.exit()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(run.errors()).startsWith("error: ").contains(says).contains(offers);
        assertThat(run.errors().strip().lines()).hasSize(1);
        assertThat(folder).as("nothing was measured").isEmptyDirectory();
    }
}
