package org.jaxrsbench.studies.scaling;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jaxrsbench.cli.app.RequestsFile;
import org.jaxrsbench.cli.check.CheckRequest;
import org.jaxrsbench.cli.check.LiveCheck;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.measure.RunMaker;
import org.jaxrsbench.format.CsvFiles;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.gate.AllowFile;
import org.jaxrsbench.gate.CheckResult;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.plan.AppPlan;
import org.jaxrsbench.plan.CaseSelection;
import org.jaxrsbench.plan.Grouping;
import org.jaxrsbench.plan.RunPlan;
import org.jaxrsbench.plan.RunPlan.PlannedSubject;
import org.jaxrsbench.plan.SuiteTimes;
import org.jaxrsbench.stats.Summary;
import org.jaxrsbench.studies.scaling.Search.Found;
import org.jaxrsbench.studies.scaling.Search.Side;
import org.jaxrsbench.studies.scaling.SearchFinding.Kind;
import org.jaxrsbench.studies.scaling.SearchFinding.Timed;
import org.jaxrsbench.view.Words;

/**
 * Confirms by time what was found by counting: fresh pairs of the application and request of the size that was suspected, and of a smaller
 * one, with the gate's rule.
 *
 * @param runs how a run is begun
 * @param seconds that a pair of sizes may take, more or less
 */
public record Confirmation(Trials trials, RunMaker runs, double seconds, long seed, PrintStream progress) {

    /** The most different requests that a requests file may hold. */
    private static final int MOST_DIFFERENT = 1000;

    private static final GateSettings SETTINGS = GateSettings.standard();

    /**
     * What fresh pairs say.
     *
     * @param near the smaller size
     * @param far the larger one
     * @param of whose cost is compared: its own at the smaller size, or what is added, with what is added to another subject
     */
    record Confirmed(int near, int far, String of, Timed timed) {

        @Override
        public String toString() {
            return (timed.holds() ? "" : "not ") + "confirmed by time: " + near + " to " + far + " " + of + " "
                    + SearchFindings.times(timed.cost()) + ", beyond " + Words.digits(timed.beyond())
                    + "x is too much";
        }
    }

    /** The cost of a subject's far side as a ratio to the near side, and the near side's cost in ns. */
    private record Grown(Estimate.AsRatio ratio, double near) {

        static Grown of(List<CheckResult.Row> rows) {
            Estimate cost =
                    rows.isEmpty() ? Estimate.NONE : rows.get(0).change().ofScores(Metric.COST);
            double near = rows.stream()
                    .flatMap(row -> row.baseline().stream())
                    .mapToDouble(Summary::score)
                    .findFirst()
                    .orElse(Double.NaN);
            return new Grown(new Estimate.AsRatio(cost.ratio(), cost.lowRatio(), cost.highRatio()), near);
        }

        private double added(double ratio) {
            return near * (ratio - 1);
        }

        /** The cost that is added here, divided by that added there; infinite where nothing is added there. */
        Estimate.AsRatio over(Grown other) {
            return new Estimate.AsRatio(
                    quotient(added(ratio.ratio()), other.added(other.ratio.ratio())),
                    quotient(added(ratio.low()), other.added(other.ratio.high())),
                    quotient(added(ratio.high()), other.added(other.ratio.low())));
        }

        private static double quotient(double here, double there) {
            return there > 0 ? here / there : Math.copySign(Double.POSITIVE_INFINITY, here);
        }
    }

    /**
     * Measures.
     *
     * @param folder for the requests
     * @return empty if it is an answer that is suspected, or pairs do not come about
     */
    public Optional<Confirmed> of(Found found, Path folder) throws IOException, InterruptedException {
        Kind kind = found.suspicion().kind();
        int near = found.near().size();
        int far = found.far(MOST_DIFFERENT).size();
        if (kind == Kind.ANSWER || far <= near) {
            return Optional.empty();
        }
        List<String> subjects = new ArrayList<>(List.of(found.suspicion().subject()));
        if (kind == Kind.BEYOND_OTHERS) {
            subjects.add(found.other());
        }
        List<Grown> grown = grown(found, subjects, folder);
        Timed timed = switch (kind) {
            case SUPERLINEAR -> new Timed(grown.get(0).ratio(), Limits.growth(near, far));
            case BEYOND_OTHERS -> new Timed(grown.get(0).over(grown.get(1)), Limits.OTHERS);
            default -> new Timed(grown.get(0).ratio(), found.axis().jump(near, far));
        };
        String of = kind == Kind.BEYOND_OTHERS ? "adds, over " + found.other() + "," : "costs";
        return Optional.of(new Confirmed(near, far, of, timed))
                .filter(c -> !Double.isNaN(c.timed().cost().ratio()));
    }

    /** How much each subject's cost grows. The small and the large sides of all of them take turns in one run. */
    private List<Grown> grown(Found found, List<String> subjects, Path folder)
            throws IOException, InterruptedException {
        List<PlannedSubject> sides = PlannedSubject.labeled(
                subjects.stream().flatMap(s -> List.of(s, s).stream()).toList());
        CheckRequest request = request(sides, 0);
        RunPlan plan = new RunPlan(
                sides,
                new CaseSelection(List.of("ApplicationBenchmark"), List.of("request=mix"), ""),
                new RunPlan.Forks(Grouping.APPLICATION, 1, "", RunPlan.Conditions.DISCARD),
                SuiteTimes.full.times(),
                SETTINGS.mostRounds(),
                seed,
                request.gatePlan(),
                app(found, subjects, folder));
        try (PairedRun run = runs.begin(plan, "confirm")) {
            CheckResult first = new LiveCheck(request, run, progress)
                    .report(seconds * subjects.size())
                    .result();
            List<Grown> grown = new ArrayList<>(List.of(Grown.of(first.rows())));
            for (int i = 2; i < sides.size(); i += 2) {
                grown.add(
                        Grown.of(request(sides, i).report(run.soFar()).result().rows()));
            }
            return grown;
        }
    }

    private static CheckRequest request(List<PlannedSubject> sides, int near) {
        return new CheckRequest(
                sides.get(near).label(), sides.get(near + 1).label(), SETTINGS, Metric.COST, AllowFile.NONE, false);
    }

    /** The application and the requests of the small side, and those of the large one for every second subject. */
    private AppPlan app(Found found, List<String> subjects, Path folder) throws IOException {
        List<String> jars = new ArrayList<>();
        List<String> requests = new ArrayList<>();
        for (Side side : List.of(found.near(), found.far(MOST_DIFFERENT))) {
            String name = side.prefix() + folder.getFileName().toString().replaceAll("\\W", "");
            jars.add(trials.jar(subjects.get(0), side.sketch(), name).toString());
            Path file = Files.createDirectories(folder).resolve(name + ".csv");
            writeRequests(file, side.sketch(), found.observation().type(subjects));
            requests.add(file.toString());
        }
        return new AppPlan(
                jars.subList(0, 1),
                List.of(),
                List.of(),
                "",
                false,
                "",
                requests.get(0),
                jars.subList(1, 2),
                requests.get(1));
    }

    /**
     * The requests of a sketch, each with its right answer.
     *
     * @param type of all answers; empty if theirs differ: then the status alone is compared, and the search has compared the texts
     */
    private static void writeRequests(Path file, Sketch sketch, Optional<String> type) throws IOException {
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < sketch.sent().distinct(); i++) {
            String number = String.format(Locale.ROOT, "%07d", i);
            rows.add(List.of(
                    "r" + i,
                    sketch.method().verb(),
                    "/" + sketch.target().replace(Axis.NUMBER, number),
                    String.join(" | ", sketch.headers()).replace(Axis.NUMBER, number),
                    sketch.sent().body(),
                    "",
                    "1",
                    "200",
                    type.orElse(""),
                    type.isPresent() ? sketch.answer().replace(Axis.NUMBER, number) : RequestsFile.ANY,
                    ""));
        }
        CsvFiles.write(file, RequestsFile.COLUMNS, rows);
    }
}
