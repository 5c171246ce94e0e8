package org.jaxrsbench.cli.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import org.jaxrsbench.driver.ServerProfile;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.Metric;
import org.jaxrsbench.text.TextTable;
import org.jaxrsbench.text.Units;

/** What recorded launches of servers say: CPU time and bytes of a request, and the part that an implementation takes. */
public final class RecordedTable {

    private static final List<String> COLUMNS =
            List.of("target", "launch", "cpu_ns", "user_ns", "alloc_bytes", "part", "share", "samples");

    private RecordedTable() {}

    /**
     * Writes {@code recorded.csv}: a row for each launch and part.
     *
     * @param recorded launches by server and endpoint
     * @throws IOException if it cannot be written
     */
    public static void write(Map<String, List<ServerProfile>> recorded, Path file) throws IOException {
        List<List<String>> rows = new ArrayList<>();
        recorded.forEach((target, launches) -> {
            for (int i = 0; i < launches.size(); i++) {
                ServerProfile launch = launches.get(i);
                String number = Integer.toString(i + 1);
                launch.shares()
                        .shares()
                        .forEach((part, share) -> rows.add(List.of(
                                target,
                                number,
                                number(launch.cpuNanos()),
                                number(launch.userNanos()),
                                number(launch.allocBytes()),
                                part,
                                String.format(Locale.ROOT, "%.4f", share),
                                Long.toString(launch.shares().samples()))));
            }
        });
        CsvFiles.write(file, COLUMNS, rows);
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.0f", value);
    }

    /**
     * A line for each server and endpoint.
     *
     * @param recorded launches by server and endpoint
     */
    public static String text(Map<String, List<ServerProfile>> recorded) {
        TextTable table = new TextTable(
                List.of(
                        "recorded",
                        "launches",
                        "server CPU a request",
                        "without the kernel",
                        "part",
                        "of that in it",
                        "bytes a request"),
                Set.of(0, 4));
        recorded.forEach((target, launches) -> {
            boolean first = true;
            for (String part : launches.get(0).shares().shares().keySet()) {
                table.add(List.of(
                        first ? target : "",
                        first ? Integer.toString(launches.size()) : "",
                        first ? figure(launches, Metric.CPU, ServerProfile::cpuNanos) : "",
                        first ? figure(launches, Metric.CPU, ServerProfile::userNanos) : "",
                        part,
                        figure(launches, Metric.CPU, launch -> launch.nanos(part)),
                        first ? figure(launches, Metric.ALLOC, ServerProfile::allocBytes) : ""));
                first = false;
            }
        });
        return table.text() + "Center of the launches [95% interval]. Recording is part of it.\n";
    }

    /** The center of the launches, on a logarithmic scale, with its interval. */
    private static String figure(List<ServerProfile> launches, Metric metric, ToDoubleFunction<ServerProfile> of) {
        double[] logs = launches.stream()
                .mapToDouble(of)
                .filter(v -> v > 0)
                .map(Math::log)
                .toArray();
        Estimate center = Estimate.ofPairs(logs);
        return center.hasInterval()
                ? Units.format(metric, center.ratio(), center.lowRatio(), center.highRatio())
                : "n<" + Estimate.FEWEST;
    }
}
