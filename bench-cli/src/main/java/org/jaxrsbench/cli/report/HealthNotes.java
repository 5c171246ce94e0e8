package org.jaxrsbench.cli.report;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jaxrsbench.gate.HealthMeans;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Sample;

/** What the machine and the JVMs did beside the measured iterations, in a line for each subject. */
public final class HealthNotes {

    private HealthNotes() {}

    /** A line for each subject that was watched; the error alone if the file is damaged, for it decides nothing. */
    public static List<String> of(RunFolder run, List<Sample> samples) {
        try {
            return HealthMeans.of(run.readHealth(), samples).stream()
                    .map(HealthNotes::line)
                    .toList();
        } catch (BadInputException e) {
            return List.of(e.getMessage());
        }
    }

    private static String line(HealthMeans means) {
        return means.subject() + ": "
                + means.shares().entrySet().stream().map(HealthNotes::share).collect(Collectors.joining(", "))
                + " of a processor while measuring";
    }

    private static String share(Map.Entry<String, Double> share) {
        return String.format(Locale.ROOT, "%s %.1f%%", share.getKey(), 100 * share.getValue());
    }
}
