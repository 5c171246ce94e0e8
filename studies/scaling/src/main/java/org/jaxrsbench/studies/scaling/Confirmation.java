package org.jaxrsbench.studies.scaling;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
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
import org.jaxrsbench.plan.SuiteTimes;
import org.jaxrsbench.stats.Summary;
import org.jaxrsbench.studies.scaling.CliffFuzzer.Found;
import org.jaxrsbench.studies.scaling.CliffFuzzer.Side;
import org.jaxrsbench.studies.scaling.SearchFinding.Kind;
import org.jaxrsbench.studies.scaling.SearchFinding.Timed;

/**
 * Confirms by time what was found by counting: fresh pairs of the application and request of the size that was suspected, and of a smaller
 * one, with the gate's rule.
 *
 * @param runs how a run is begun
 * @param seconds that one may take, more or less
 */
public record Confirmation(Trials trials, RunMaker runs, double seconds, long seed, PrintStream progress) {

    /** The most different requests that a requests file may hold. */
    private static final int MOST_DIFFERENT = 1000;

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
            return String.format(
                    Locale.ROOT,
                    "%s by time: %d to %d %s %s, beyond %.1fx is a cliff",
                    timed.holds() ? "confirmed" : "not confirmed",
                    near,
                    far,
                    of,
                    SearchFindings.times(timed.cost()),
                    timed.beyond());
        }
    }

    /** The cost of a subject's far side as a ratio to the near side, and the near side's cost in ns. */
    private record Grown(Estimate.AsRatio ratio, double near) {

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
        Side near = found.near();
        Side far = found.far(MOST_DIFFERENT);
        if (kind == Kind.ANSWER || far.size() <= near.size()) {
            return Optional.empty();
        }
        Grown own = grown(found, found.suspicion().subject(), folder);
        double doubled = (double) far.size() / near.size();
        String of = "costs";
        Timed timed = switch (kind) {
            case SUPERLINEAR -> new Timed(own.ratio(), Math.pow(doubled, Observation.SUPERLINEAR));
            case BEYOND_OTHERS -> {
                of = "adds, over " + found.other() + ",";
                yield new Timed(own.over(grown(found, found.other(), folder)), Observation.TIMES_OTHERS);
            }
            // Along an axis whose steps are fourfold, three times as much as twofold ones.
            default ->
                new Timed(
                        own.ratio(),
                        Observation.CLIFF * (found.observation().axis().varies() ? 1 : doubled / 2));
        };
        return Optional.of(new Confirmed(near.size(), far.size(), of, timed))
                .filter(c -> !Double.isNaN(c.timed().cost().ratio()));
    }

    private Grown grown(Found found, String subject, Path folder) throws IOException, InterruptedException {
        List<String> jars = new ArrayList<>();
        List<String> requests = new ArrayList<>();
        Optional<String> type = found.observation().type(subject);
        for (Side side : List.of(found.near(), found.far(MOST_DIFFERENT))) {
            String name = side.prefix() + folder.getFileName().toString().replaceAll("\\W", "");
            jars.add(trials.jar(subject, side.sketch(), name).toString());
            requests.add(
                    requests(folder.resolve(name + ".csv"), side.sketch(), type).toString());
        }
        AppPlan app = new AppPlan(
                jars.subList(0, 1),
                List.of(),
                List.of(),
                "",
                false,
                "",
                requests.get(0),
                jars.subList(1, 2),
                requests.get(1));
        CheckResult.Row row = check(subject, app);
        Estimate better = row.change();
        return new Grown(
                new Estimate.AsRatio(Math.exp(-better.log()), Math.exp(-better.high()), Math.exp(-better.low())),
                row.baseline().map(Summary::score).orElse(Double.NaN));
    }

    private CheckResult.Row check(String subject, AppPlan app) throws InterruptedException {
        List<RunPlan.PlannedSubject> subjects = RunPlan.PlannedSubject.labeled(List.of(subject, subject));
        GateSettings settings = GateSettings.standard();
        CheckRequest request = new CheckRequest(
                subjects.get(0).label(), subjects.get(1).label(), settings, Metric.COST, AllowFile.NONE, false);
        RunPlan plan = new RunPlan(
                subjects,
                new CaseSelection(List.of("ApplicationBenchmark"), List.of("request=mix"), ""),
                new RunPlan.Forks(Grouping.APPLICATION, 1, "", RunPlan.Conditions.DISCARD),
                SuiteTimes.full.times(),
                settings.mostRounds(),
                seed,
                request.gatePlan(),
                app);
        try (PairedRun run = runs.begin(plan, "confirm")) {
            return new LiveCheck(request, run, progress)
                    .report(seconds)
                    .result()
                    .rows()
                    .get(0);
        }
    }

    /**
     * The requests of a sketch, each with its right answer.
     *
     * @param type of all answers; empty if theirs differ: then the status alone is compared, and the search has compared the texts
     */
    private static Path requests(Path file, Sketch sketch, Optional<String> type) throws IOException {
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < sketch.sent().distinct(); i++) {
            String number = String.format(Locale.ROOT, "%07d", i);
            List<String> headers = sketch.headers();
            List<String> lines = new ArrayList<>();
            for (int h = 0; h < headers.size(); h += 2) {
                lines.add(headers.get(h) + ": " + headers.get(h + 1).replace(Axis.NUMBER, number));
            }
            rows.add(List.of(
                    "r" + i,
                    sketch.method().verb(),
                    "/" + sketch.target().replace(Axis.NUMBER, number),
                    lines.stream().collect(Collectors.joining(" | ")),
                    sketch.sent().body(),
                    "",
                    "1",
                    "200",
                    type.orElse(""),
                    type.isPresent() ? sketch.answer().replace(Axis.NUMBER, number) : RequestsFile.ANY,
                    ""));
        }
        Files.createDirectories(file.getParent());
        CsvFiles.write(file, RequestsFile.COLUMNS, rows);
        return file;
    }
}
