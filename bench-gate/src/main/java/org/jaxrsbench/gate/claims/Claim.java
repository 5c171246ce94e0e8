package org.jaxrsbench.gate.claims;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.CsvFiles;

/**
 * A row of {@code results/published.csv}, with what measures it here, from {@code results/claims.csv}.
 *
 * @param experiment which of the published experiments
 * @param text engine, version, variant, method, path and metric as published
 * @param published the figure, in its own unit
 * @param tier {@code http}, {@code in-process} or {@code profile}
 * @param metric as published
 * @param subject what is measured in its place
 * @param method of the case
 * @param path of the case
 * @param reference whether it is what its experiment's rows of the same metric are compared with
 * @param reason what stands in for what, where it is not the very thing; empty where it is
 */
public record Claim(
        String experiment,
        String text,
        double published,
        String tier,
        String metric,
        String subject,
        String method,
        String path,
        boolean reference,
        String reason) {

    private static final List<String> PUBLISHED = List.of(
            "experiment,year,tier,source,engine,version,variant,method,path,metric,value,error,unit,note".split(","));
    private static final List<String> CLAIMS = List.of(
            "experiment,engine,version,variant,method,path,metric,subject,measured_path,reference,reason".split(","));

    /**
     * All claims, in the published order.
     *
     * @throws BadInputException where a file is missing or wrong, or a published row has nothing that measures it
     */
    public static List<Claim> all(Path checkout) {
        Path file = checkout.resolve("results/claims.csv");
        Map<List<String>, List<String>> measured = new LinkedHashMap<>();
        for (CsvFiles.Line line : CsvFiles.read(file, CLAIMS)) {
            measured.put(line.fields().subList(0, 7), line.fields().subList(7, 11));
        }
        List<Claim> claims = new ArrayList<>();
        for (CsvFiles.Line line : CsvFiles.read(checkout.resolve("results/published.csv"), PUBLISHED)) {
            List<String> f = line.fields();
            List<String> key = List.of(f.get(0), f.get(4), f.get(5), f.get(6), f.get(7), f.get(8), f.get(9));
            List<String> by = Optional.ofNullable(measured.get(key))
                    .orElseThrow(() -> line.error("no line of " + file + " says what measures " + key));
            claims.add(new Claim(
                    f.get(0),
                    key.subList(1, 7).stream().filter(t -> !t.isEmpty()).collect(Collectors.joining(" ")),
                    value(line, f.get(10)),
                    f.get(2),
                    f.get(9),
                    by.get(0),
                    f.get(7),
                    by.get(1),
                    by.get(2).equals("yes"),
                    by.get(3)));
        }
        return claims;
    }

    private static double value(CsvFiles.Line line, String text) {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException e) {
            throw line.error("value '" + text + "' is not a number");
        }
    }

    /**
     * Those of some experiments.
     *
     * @param experiments names; all where there is none
     * @throws BadInputException where there is no such experiment; the message lists them
     */
    public static List<Claim> of(List<Claim> all, List<String> experiments) {
        List<String> known = all.stream().map(Claim::experiment).distinct().toList();
        for (String experiment : experiments) {
            if (!known.contains(experiment)) {
                throw new BadInputException(
                        "experiment '" + experiment + "': there is no such; there are " + String.join(", ", known));
            }
        }
        return all.stream()
                .filter(c -> experiments.isEmpty() || experiments.contains(c.experiment()))
                .toList();
    }

    /** The row that this one is a ratio to. */
    public Claim referenceAmong(List<Claim> all) {
        return Stream.concat(all.stream(), Stream.of(this))
                .filter(c -> c.reference()
                        && c.experiment().equals(experiment)
                        && c.metric().equals(metric))
                .findFirst()
                .orElseThrow(() -> new BadInputException(
                        "results/claims.csv: experiment " + experiment + " has no reference for " + metric));
    }
}
