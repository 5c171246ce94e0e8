package org.jaxrsbench.lab;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jaxrsbench.results.CsvFiles;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/** What a study measures unless the command line says otherwise: data beside this class, for the lab knows no subject. */
final class StudyDefaults implements IDefaultValueProvider {

    private static final String FILE = "defaults.csv";

    /**
     * The row of one study.
     *
     * @param study the command's name
     * @param subjects labels, joined by commas
     * @param pattern of the benchmarks
     * @param params {@code name=value}, which narrow the pattern down
     * @param grouping which cases share a fork
     * @param same rounds of a subject with itself; empty if the study has none
     * @param slowed rounds of a subject with itself slowed down, likewise
     */
    record Row(
            String study,
            String subjects,
            String pattern,
            List<String> params,
            String grouping,
            String same,
            String slowed) {

        /** JMH's arguments that select the cases. */
        List<String> selection() {
            List<String> arguments = new ArrayList<>(List.of(pattern));
            params.forEach(param -> arguments.addAll(List.of("-p", param)));
            return arguments;
        }
    }

    /** The row of a study. */
    static Row of(String study) {
        return read().stream()
                .filter(row -> row.study().equals(study))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(FILE + " has no row " + study));
    }

    private static List<Row> read() {
        try (InputStream in = StudyDefaults.class.getResourceAsStream(FILE)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .skip(1)
                    .map(CsvFiles::parseLine)
                    .map(f -> new Row(f.get(0), f.get(1), f.get(2), params(f.get(3)), f.get(4), f.get(5), f.get(6)))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> params(String joined) {
        return Stream.of(joined.split(";")).filter(p -> !p.isEmpty()).toList();
    }

    @Override
    public String defaultValue(ArgSpec argument) {
        if (!(argument instanceof OptionSpec option)) {
            return null; // picocli then takes what the option's annotation says
        }
        return switch (option.longestName()) {
            case "--subjects" -> of(option.command().name()).subjects();
            case "--grouping" -> of(option.command().name()).grouping();
            case "--same" -> of(option.command().name()).same();
            case "--slowed" -> of(option.command().name()).slowed();
            case "--pairs-out" -> "target/study/" + option.command().name() + ".csv";
            default -> null;
        };
    }
}
