package org.jaxrsbench.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jaxrsbench.format.Refusals.assertRefused;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableTest {

    private static final String HEADER = "first_text,count,big,share,sure,params,metric,verdict,left,right_end,last";

    @TempDir
    private Path folder;

    private enum Plain {
        YES,
        NO
    }

    private record Ends(int left, double rightEnd) {

        private Ends {
            if (left == 7) {
                throw new IllegalArgumentException("left is 7");
            }
        }
    }

    private record Numbers(
            int count, long big, @Table.Column("share") double ratio, boolean sure) {}

    private record Row(
            String firstText,
            Numbers numbers,
            Params params,
            Metric metric,
            @Table.Column("verdict") Plain plain,
            Optional<Ends> ends,
            String last) {

        private Row {
            if (last.equals("refused")) {
                throw new IllegalArgumentException("last is refused");
            }
        }
    }

    private record Grown(int count, Optional<Ends> ends) {}

    @Test
    void anOlderFileMayLackTheLastColumnsIfTheirRecordMayBeAbsent() throws IOException {
        Table<Grown> table = new Table<>(Grown.class, "a test");
        Path file = folder.resolve("grown.csv");
        Files.writeString(file, "count\n5\n");
        assertThat(table.read(file)).containsExactly(new Grown(5, Optional.empty()));
        Files.writeString(file, "count,left,right_end\n5,,\n6,1,2\n");
        assertThat(table.read(file))
                .containsExactly(new Grown(5, Optional.empty()), new Grown(6, Optional.of(new Ends(1, 2))));
        Files.writeString(file, "count\n5,1,2\n");
        assertRefused(() -> table.read(file), file + ":2", "fields");
        Files.writeString(file, "count,left\n5,1\n");
        assertRefused(() -> table.read(file), file + ":1", "expected count,left,right_end");
    }

    private static Row row(double ratio, Optional<Ends> ends) {
        Numbers numbers = new Numbers(-3, 1L << 40, ratio, true);
        return new Row("a, \"b\"", numbers, Params.parse("a=1;b=2"), Metric.CPU_PROCESS, Plain.NO, ends, "");
    }

    private List<String> written(int digits, Row... rows) throws IOException {
        Path file = folder.resolve("t.csv");
        Table<Row> table = new Table<>(Row.class, "a test", digits);
        table.write(file, List.of(rows));
        if (digits == 0) {
            assertThat(table.read(file)).containsExactly(rows);
        }
        return Files.readAllLines(file);
    }

    @Test
    void aRowOfEveryTypeIsReadAsItWasWritten() throws IOException {
        assertThat(written(0, row(1 / 3.0, Optional.of(new Ends(1, Double.NaN))), row(Double.NaN, Optional.empty())))
                .containsExactly(
                        HEADER,
                        "\"a, \"\"b\"\"\",-3,1099511627776,0.3333333333333333,yes,a=1;b=2,cpu-process,NO,1,,",
                        "\"a, \"\"b\"\"\",-3,1099511627776,,yes,a=1;b=2,cpu-process,NO,,,");
    }

    @ParameterizedTest
    @CsvSource({
        "0.123456789, 0.12346",
        "-12345.678, -12346",
        "123456.78, 1.2346e+05",
        "0.0000123456, 1.2346e-05",
        "2, 2.0000",
        "NaN, ''",
        "Infinity, ''",
    })
    void numbersAreRoundedInEveryLocale(double number, String text) throws IOException {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.forLanguageTag("ar-EG"));
        try {
            assertThat(written(5, row(number, Optional.empty())))
                    .element(1)
                    .asString()
                    .contains("," + text + ",yes,");
        } finally {
            Locale.setDefault(before);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a,1,2,3,yes,,cpu,NO,,,|the header is x,count",
                "a,1,2,3,yes,,cpu,NO,,|10 fields, expected 11",
                "a,one,2,3,yes,,cpu,NO,,,|count is 'one', expected a whole number",
                "a,,2,3,yes,,cpu,NO,,,|count is '', expected a whole number",
                "a,1,2.5,3,yes,,cpu,NO,,,|big is '2.5', expected a whole number",
                "a,1,2,three,yes,,cpu,NO,,,|share is 'three', expected a number or nothing",
                "a,1,2,3,true,,cpu,NO,,,|sure is 'true', expected yes or no",
                "a,1,2,3,yes,b=1;a=1,cpu,NO,,,|params is 'b=1;a=1', expected name=value joined by semicolons",
                "a,1,2,3,yes,,CPU,NO,,,|metric is 'CPU', expected one of cost, typical, collector, total, throughput",
                "a,1,2,3,yes,,cpu,no,,,|verdict is 'no', expected one of YES, NO",
                "a,1,2,3,yes,,cpu,NO,,5,|left is '', expected a whole number",
                "a,1,2,3,yes,,cpu,NO,7,5,|left is 7; expected a row as a test writes it",
                "a,1,2,3,yes,,cpu,NO,,,refused|last is refused; expected a row as a test writes it",
            })
    void aWrongLineIsNamed(String line, String message) throws IOException {
        boolean header = message.startsWith("the header");
        Path file = folder.resolve("t.csv");
        Files.writeString(file, (header ? HEADER.replace("first_text", "x") : HEADER) + "\n" + line + "\n");
        Table<Row> table = new Table<>(Row.class, "a test");
        assertRefused(() -> table.read(file), file + (header ? ":1: " : ":2: ") + message);
    }
}
