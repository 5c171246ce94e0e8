package org.jaxrsbench.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.jaxrsbench.format.Refusals.assertRefused;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ResultsFormatTest {

    private static final String ROW =
            "run,jersey:2.16,jersey,2.16,17.0.15,A.b,method=GET;path=x,thrpt,1,1,1,1,1,throughput,12.5,ops/s,ok";

    private final Locale before = Locale.getDefault();

    @TempDir
    Path folder;

    @AfterEach
    void restoreLocale() {
        Locale.setDefault(before);
    }

    private static Sample sample(String subject, int round, int iteration, double value) {
        return new Sample(
                "run",
                new Subject(subject, "jersey", "2.16", "17.0.15"),
                Case.of("A.b", "method=GET;path=x", "thrpt", 1),
                new Fork(round, 1, 1),
                iteration,
                Metric.THROUGHPUT,
                value,
                Status.OK);
    }

    private Path file(String... lines) throws IOException {
        return Files.writeString(folder.resolve("samples.csv"), String.join("\n", lines) + "\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"de-DE", "tr-TR", "ar-EG", "en-US"})
    void samplesRoundTripInEveryLocale(String locale) throws IOException {
        Locale.setDefault(Locale.forLanguageTag(locale));
        List<Sample> samples = List.of(
                sample("a \"quoted\", label", 1, 1, 1234567.875),
                sample("plain", 1, 1, 1e-7),
                sample("plain", 1, 2, 3.2e21),
                new Sample(
                        "run",
                        new Subject("plain", "jersey", "2.16", "17.0.15"),
                        Case.of("A.b", "", "avgt", 4),
                        new Fork(2, 1, 2),
                        1,
                        Metric.TIME,
                        Double.NaN,
                        Status.DISCARDED));
        Path file = folder.resolve("samples.csv");
        Sample.TABLE.append(file, samples.subList(0, 2));
        Sample.TABLE.append(file, samples.subList(2, 4));
        assertThat(SampleReader.read(file)).isEqualTo(samples);
        assertThat(Files.readString(file)).contains("1234567.875").contains("\"a \"\"quoted\"\", label\"");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "12.5|NaN|2: value is 'NaN'",
                "12.5|Infinity|2: value is 'Infinity'",
                "12.5|1e999|2: value is '1e999'",
                "12.5|-3|2: value is '-3.0'",
                "12.5|1,5|2: 18 fields, expected 17",
                "12.5||2: value is 'NaN' where status is ok",
                "ops/s|ops/ms|2: unit of throughput is 'ops/ms', expected ops/s",
                "throughput|speed|2: metric is 'speed', expected one of cost",
                ",ok|,fine|2: status is 'fine'",
                ",ok|,failed|2: value is '12.5' where status is failed",
                "thrpt,1,1|thrpt,0,1|2: threads and iteration count from 1",
                "thrpt,1,1|thrpt,1,+1|2: round is '+1'",
                "thrpt,1,1|thrpt,1,01|2: round is '01'",
                "12.5|0x1p3|2: value is '0x1p3'",
                "12.5|1_0|2: value is '1_0'",
                "method=GET;path=x|path=x;method=GET|2: params is 'path=x;method=GET'",
                "method=GET;path=x|method|2: params is 'method'",
                "A.b||2: benchmark is empty",
            })
    void aRowThatBreaksTheContractIsNamed(String from, String to, String error) throws IOException {
        Path file = file(String.join(",", Sample.TABLE.columns()), ROW.replace(from, to == null ? "" : to));
        assertRefused(() -> SampleReader.read(file), file + ":" + error);
    }

    @Test
    void aFileThatBreaksTheContractAsAWholeIsNamed() throws IOException {
        Path file = folder.resolve("samples.csv");
        String good = String.join(",", Sample.TABLE.columns()) + "\n" + ROW + "\n";
        for (String[] bad : new String[][] {
            {good.substring(0, good.length() - 1), "cut off"},
            {good.replace("\n", "\r\n"), "control character (code 13)"},
            {good.replace("jersey:2.16", "jer\tsey"), "control character (code 9)"},
            {good.replace("run,subject", "subject,run"), "the header is"},
            {good.replace(",status\n", ",status,extra\n"), "the header is"},
            {"", "is empty"},
            {String.join(",", Sample.TABLE.columns()) + "\n", "holds no sample"},
            {good + "\n", ": 1 fields"},
            {good + ROW + "\n", ":3: the same subject, case"},
            {
                good + ROW.replace(",1,1,1,1,1,", ",1,2,1,1,1,").replace("17.0.15", "25") + "\n",
                ":3: subject 'jersey:2.16' is"
            },
        }) {
            Files.writeString(file, bad[0]);
            assertRefused(() -> SampleReader.read(file), bad[1]);
        }
        Files.write(file, new byte[] {(byte) 0xff, (byte) 0xfe, '\n'});
        assertThatThrownBy(() -> SampleReader.read(file)).hasMessageContaining("is not UTF-8");
    }

    @Test
    void anEnvironmentNamesTheFileWhereAKeyIsMissing() throws IOException {
        Path file = folder.resolve("environment.csv");
        new Environment()
                .put("tier", "in-process")
                .put("jvm", "a, \"b\"\nc")
                .fingerprint()
                .write(file);
        Environment read = Environment.read(file);
        assertThat(read.require("jvm")).isEqualTo("a, \"b\" c");
        assertThat(read.require("fingerprint")).hasSize(16);
        assertThatThrownBy(() -> read.require("cores")).hasMessage(file + ": lacks the key 'cores'");
        assertThat(new Environment().put("tier", "http").fingerprint().get("fingerprint"))
                .isNotEqualTo(read.get("fingerprint"));
    }

    @Test
    void aFailedMeasurementOutranksWhatTheDataCannotSay() {
        assertThat(ExitCode.INCONCLUSIVE.first(ExitCode.MEASUREMENT_FAILED)).isEqualTo(ExitCode.MEASUREMENT_FAILED);
        assertThat(ExitCode.MEASUREMENT_FAILED.first(ExitCode.REGRESSION)).isEqualTo(ExitCode.REGRESSION);
        assertThat(ExitCode.REGRESSION.first(ExitCode.INCONCLUSIVE)).isEqualTo(ExitCode.REGRESSION);
    }
}
