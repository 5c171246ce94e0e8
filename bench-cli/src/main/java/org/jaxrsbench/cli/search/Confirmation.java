package org.jaxrsbench.cli.search;

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
import org.jaxrsbench.cli.plan.AppPlan;
import org.jaxrsbench.cli.plan.CaseSelection;
import org.jaxrsbench.cli.plan.Grouping;
import org.jaxrsbench.cli.plan.RunPlan;
import org.jaxrsbench.cli.plan.SuiteTimes;
import org.jaxrsbench.cli.search.CliffFuzzer.Found;
import org.jaxrsbench.cli.search.Observation.Kind;
import org.jaxrsbench.gate.AllowFile;
import org.jaxrsbench.gate.CheckResult;
import org.jaxrsbench.gate.Estimate;
import org.jaxrsbench.gate.GateSettings;
import org.jaxrsbench.protocol.ProbeWords.Hit;
import org.jaxrsbench.results.CsvFiles;
import org.jaxrsbench.results.Metric;

/**
 * Confirms by time what was found by counting: fresh pairs of the application and request of the size that was suspected, and of a smaller
 * one, with the gate's rule.
 *
 * @param runs how a run is begun
 * @param seconds that one may take, more or less
 */
public record Confirmation(Trials trials, RunMaker runs, double seconds, long seed, PrintStream progress) {

    /** Of different requests, no file holds more. */
    private static final int MOST_DIFFERENT = 1000;

    /**
     * What fresh pairs say.
     *
     * @param near the smaller size
     * @param far the size that was suspected
     * @param cost of the far one over that of the near one, with its 95% interval
     */
    public record Confirmed(int near, int far, Estimate.AsRatio cost, String verdict) {

        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "%d to %d: %.2fx [%.2f, %.2f], %s",
                    near,
                    far,
                    cost.ratio(),
                    cost.low(),
                    cost.high(),
                    verdict);
        }
    }

    /**
     * Measures.
     *
     * @param folder for the applications and their requests
     * @return empty if it is an answer that is suspected
     */
    public Optional<Confirmed> of(Found found, Path folder) throws IOException, InterruptedException {
        if (found.suspicion().kind() == Kind.ANSWER) {
            return Optional.empty();
        }
        Axis axis = found.observation().axis();
        int place = axis.sizes().indexOf(found.suspicion().size());
        int before = axis.varies() ? 1 : Math.max(0, place - 1);
        List<String> jars = new ArrayList<>();
        List<String> requests = new ArrayList<>();
        for (int at : new int[] {before, place}) {
            Sketch sketch = axis.at().apply(measured(axis, at)).unambiguous();
            String name = (at == place ? "Far" : "Near")
                    + folder.getFileName().toString().replaceAll("\\W", "");
            jars.add(trials.jar(found.suspicion().subject(), sketch, name).toString());
            Hit hit = found.observation()
                    .points()
                    .get(found.suspicion().subject())
                    .get(at);
            requests.add(requests(folder.resolve(name + ".csv"), sketch, hit).toString());
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
        CheckResult.Row row = check(found.suspicion().subject(), app);
        Estimate better = row.change();
        return Optional.of(new Confirmed(
                measured(axis, before),
                measured(axis, place),
                new Estimate.AsRatio(Math.exp(-better.log()), Math.exp(-better.high()), Math.exp(-better.low())),
                row.verdict().name()));
    }

    /** The size that is measured: less than what was counted where a file of requests does not hold as many. */
    private static int measured(Axis axis, int place) {
        return axis.varies()
                ? Math.min(axis.sizes().get(place), MOST_DIFFERENT)
                : axis.sizes().get(place);
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
                "",
                app);
        try (PairedRun run = runs.begin(plan, "confirm")) {
            return new LiveCheck(request, run, progress)
                    .report(seconds)
                    .result()
                    .rows()
                    .get(0);
        }
    }

    /** The requests of a sketch, with the answers that the search saw. */
    private static Path requests(Path file, Sketch sketch, Hit hit) throws IOException {
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < Math.min(MOST_DIFFERENT, sketch.sent().distinct()); i++) {
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
                    Integer.toString(hit.status()),
                    hit.type().replaceAll(";.*", ""),
                    sketch.answer().replace(Axis.NUMBER, number),
                    ""));
        }
        Files.createDirectories(file.getParent());
        CsvFiles.write(file, RequestsFile.COLUMNS, rows);
        return file;
    }
}
