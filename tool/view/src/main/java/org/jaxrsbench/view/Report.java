package org.jaxrsbench.view;

import com.fasterxml.jackson.annotation.JsonFormat;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.format.Environment;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.gate.Pairing;
import org.jaxrsbench.stats.Summary;

/**
 * What a page shows, as it stands in it.
 *
 * @param headline the answer, in a sentence
 * @param below what it rests on
 * @param chips facts and warnings, a few words each
 * @param figures a row of the table each
 * @param environments where each run was measured
 */
public record Report(
        String headline,
        String below,
        List<Chip> chips,
        List<Section> sections,
        List<Figure> figures,
        List<RunEnvironment> environments) {

    /** Below this, intervals are wide: Student's t on two degrees of freedom is 4.3, on four 2.8. */
    private static final int FEW_ROUNDS = 5;

    /** A few words; a warning is shown as one. */
    record Chip(String text, boolean warning) {}

    /**
     * An absolute figure. In the page it is a list of these values, in this order.
     *
     * @param score median over forks
     * @param low lower end of its 95% interval; NaN, as its upper end, if there are too few forks
     * @param words score and interval with a fitting prefix of the unit
     */
    @JsonFormat(shape = JsonFormat.Shape.ARRAY) // half the bytes, and figures are half of a page of many runs
    record Figure(
            String run,
            String name,
            String subject,
            String metric,
            String unit,
            int forks,
            double score,
            double low,
            double high,
            String words) {

        private static Figure of(String run, Summary s) {
            return new Figure(
                    run,
                    CaseNames.of(s.benchmarkCase()),
                    s.subject().label(),
                    s.metric().label(),
                    s.metric().unit(),
                    s.forks(),
                    s.score(),
                    s.low(),
                    s.high(),
                    Words.format(s));
        }
    }

    /** The lines of {@code environment.csv}: keys with values. */
    record RunEnvironment(String run, List<List<String>> values) {}

    /**
     * All that there is to say of runs, and of what studies left, one or more in all.
     *
     * @param beside where else files of a run are, such as those of a check whose report goes elsewhere
     */
    static Report of(List<Run> runs, Path beside, List<Panel> others) {
        List<Panel> panels = new ArrayList<>(others);
        for (Run run : runs) {
            String of = (runs.size() == 1 ? "" : ": " + run.name()) + ", " + Caption.of(List.of(run));
            List<Panel> studies = Reports.STUDIES.stream()
                    .map(source -> source.of(run, beside, of))
                    .toList();
            panels.add(CheckPanel.of(run, beside, of));
            studies.stream().filter(panel -> panel.headline().isPresent()).forEach(panels::add);
            panels.add(DotsPanel.of(run, of));
            studies.stream().filter(panel -> panel.headline().isEmpty()).forEach(panels::add);
        }
        Panel.Headline first = panels.stream()
                .flatMap(panel -> panel.headline().stream())
                .findFirst()
                .orElseGet(() -> nothing(runs.get(0)));
        return new Report(
                first.sentence(),
                first.below(),
                runs.isEmpty() ? List.of() : chips(runs),
                panels.stream().flatMap(panel -> panel.sections().stream()).toList(),
                runs.stream().flatMap(run -> figures(run).stream()).toList(),
                runs.stream()
                        .map(run -> new RunEnvironment(run.name(), lines(run.environment())))
                        .distinct()
                        .toList());
    }

    private static Panel.Headline nothing(Run run) {
        return run.rounds().getMax() > 0
                ? new Panel.Headline(
                        "No two subjects of " + run.name() + " have figures of one case.",
                        "The table has each subject's.")
                : new Panel.Headline(
                        "Nothing was measured in " + run.name() + ": every fork failed or was discarded.",
                        "The rows of samples.csv say which.");
    }

    /** A file that not every run has: beside the page, where a check puts it, unless that is some run's folder; or in the run's own. */
    public static Optional<Path> find(Run run, Path beside, String name) {
        Path own = run.folder().path();
        return (Files.exists(beside.resolve("samples.csv")) ? Stream.of(own) : Stream.of(beside, own))
                .map(place -> place.resolve(name))
                .filter(Files::exists)
                .findFirst();
    }

    /** Where and how runs were measured, and what to be careful about. */
    private static List<Chip> chips(List<Run> runs) {
        List<String> facts = new ArrayList<>();
        facts.add(runs.stream()
                .flatMap(run ->
                        run.samples().stream().map(sample -> sample.from().jdk()))
                .distinct()
                .sorted()
                .collect(Collectors.joining(", ", "JDK ", "")));
        runs.stream().map(run -> Caption.of(run.environment())).distinct().forEach(facts::add);
        boolean turns = runs.stream()
                .allMatch(run -> Set.of(Pairing.TURNS, Pairing.SLICES).contains(Pairing.of(run.environment())));
        facts.add(Caption.rounds(runs, "round") + (turns ? ", taking turns" : ""));
        List<String> warnings = new ArrayList<>();
        int fewest = runs.stream().mapToInt(run -> run.rounds().getMin()).min().orElseThrow();
        if (fewest < FEW_ROUNDS) {
            warnings.add(Words.count(fewest, "round") + " only: intervals are wide");
        }
        if (runs.stream()
                        .map(run -> run.environment().get("grouping").orElse("case"))
                        .distinct()
                        .count()
                > 1) {
            warnings.add("runs of different groupings: compare inside a run only");
        }
        if (runs.stream()
                .anyMatch(run -> Pairing.of(run.environment()) == Pairing.NONE
                        && run.subjects().size() > 1)) {
            warnings.add("subjects did not take turns: drift is in the ratios");
        }
        for (Run run : runs) {
            String of = runs.size() == 1 ? "" : run.name() + ": ";
            Stream.concat(ForkNotes.of(run).stream(), run.notes().stream()).forEach(note -> warnings.add(of + note));
        }
        if (runs.stream()
                .anyMatch(run -> run.environment().get("commit").orElse("").endsWith("-dirty"))) {
            warnings.add("measured from sources that were not committed");
        }
        return Stream.concat(
                        facts.stream().map(text -> new Chip(text, false)),
                        warnings.stream().map(text -> new Chip(text, true)))
                .toList();
    }

    /** Case by case, so that the figures of a case stand together. */
    private static List<Figure> figures(Run run) {
        Map<String, List<Figure>> byCase = Summary.of(run.samples()).stream()
                .map(summary -> Figure.of(run.name(), summary))
                .collect(Collectors.groupingBy(Figure::name, LinkedHashMap::new, Collectors.toList()));
        return byCase.values().stream().flatMap(List::stream).toList();
    }

    private static List<List<String>> lines(Environment environment) {
        return environment.values().entrySet().stream()
                .map(line -> List.of(line.getKey(), line.getValue()))
                .toList();
    }
}
