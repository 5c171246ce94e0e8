package org.jaxrsbench.studies.history;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.measure.RunMaker;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Environment;
import org.jaxrsbench.format.IncomparableException;
import org.jaxrsbench.format.MeasurementFailedException;
import org.jaxrsbench.format.Metric;
import org.jaxrsbench.format.Run;
import org.jaxrsbench.format.RunFolder;
import org.jaxrsbench.plan.RunPlan;
import org.jaxrsbench.recordings.FrameShares;

/**
 * A history's folder: its plan, a run folder for each round of each block, and one for each few neighbors that are tested.
 *
 * @param plan what was asked
 */
public record HistoryRun(Path folder, HistoryPlan plan, PrintStream progress) {

    private static final String PLAN = "history.json";
    private static final String BLOCK = "block";
    private static final String CONFIRM = "confirm";
    private static final ObjectMapper JSON = new ObjectMapper();

    /** The settings that all blocks must share: everything that decides what a fork does, and nothing of the machine. */
    private static final List<String> SAME = List.of("jvm", "jmh", "harness", "settings", "groups");

    /**
     * Starts one in a new folder.
     *
     * @param results where folders are made
     */
    public static HistoryRun begin(HistoryPlan plan, Path results, PrintStream progress) throws IOException {
        Path folder = RunFolder.create(results, "history-" + plan.implementation(), Clock.systemUTC())
                .path();
        JSON.writerWithDefaultPrettyPrinter().writeValue(folder.resolve(PLAN).toFile(), plan);
        plan.releases().stream()
                .filter(r -> !r.available())
                .forEach(r -> progress.println("missing: " + r.version() + ": " + r.reason()));
        return new HistoryRun(folder, plan, progress);
    }

    /**
     * Opens one that was cut off, or measured to its end.
     *
     * @throws BadInputException if the folder holds none
     * @throws IncomparableException if forks of its blocks did different things
     */
    public static HistoryRun open(Path folder, PrintStream progress) {
        try {
            HistoryPlan plan = JSON.readValue(folder.resolve(PLAN).toFile(), HistoryPlan.class);
            HistoryRun run = new HistoryRun(folder, plan, progress);
            List<Environment> blocks =
                    run.runs(BLOCK).stream().map(RunFolder::readEnvironment).toList();
            blocks.forEach(block -> blocks.get(0).requireSame(block, SAME));
            return run;
        } catch (IOException e) {
            throw new BadInputException(folder + " is no folder of a history: expected " + PLAN
                    + " in it, as scripts/bench history writes it");
        }
    }

    /**
     * Measures the blocks that are still missing. One that fails is said, and the others go on.
     *
     * @return how many failed
     */
    public int measure() throws InterruptedException {
        List<List<String>> blocks = plan.blocks();
        Map<Set<String>, Integer> done = new HashMap<>();
        runs(BLOCK).forEach(run -> done.merge(Set.copyOf(versions(run)), 1, Integer::sum));
        int failed = 0;
        for (int i = 0; i < blocks.size(); i++) {
            List<String> block = blocks.get(i);
            if (done.merge(Set.copyOf(block), -1, Integer::sum) >= 0) {
                continue;
            }
            progress.println(
                    "[" + (i + 1) + "/" + blocks.size() + "] " + String.join(", ", block.subList(1, block.size())));
            if (newRuns().whole(plan.plan(block).inBlock(i), BLOCK).failed()) {
                failed++;
            }
        }
        return failed;
    }

    private RunMaker newRuns() {
        return RunMaker.in(folder, progress);
    }

    private List<String> versions(RunFolder run) {
        return Stream.of(run.readEnvironment().require("subjects").split(","))
                .map(s -> s.substring(plan.implementation().length() + 1))
                .toList();
    }

    /** Run folders that were measured to their end, the oldest first. */
    private List<RunFolder> runs(String name) {
        try (Stream<Path> paths = Files.list(folder)) {
            return paths.filter(p -> p.getFileName().toString().matches(".*Z-" + name + "(-\\d+)?"))
                    .filter(p -> Files.exists(new RunFolder(p).summary()))
                    .sorted()
                    .map(RunFolder::new)
                    .toList();
        } catch (IOException e) {
            throw new BadInputException(folder + " cannot be read: " + e.getMessage());
        }
    }

    /** What was found so far. */
    public HistoryFindings findings() {
        return new HistoryFindings(plan, runs(BLOCK).stream().map(run -> Run.read(run.path())));
    }

    /** Tests neighbors on the fresh pairs that are there, and so many others, those with the largest steps first, on new ones. */
    public void confirm(History history, int most) throws InterruptedException {
        runs(CONFIRM).forEach(run -> history.confirm(versions(run), Run.read(run.path())));
        List<History.Confirmation> all = history.confirmations(most);
        for (int i = 0; i < all.size(); i++) {
            List<String> versions = all.get(i).versions();
            List<Integer> looks = all.get(i).pairs();
            progress.println("confirming [" + (i + 1) + "/" + all.size() + "] " + String.join(" to ", versions) + " on "
                    + looks.get(0) + " to " + looks.get(looks.size() - 1) + " fresh pairs");
            RunPlan fresh =
                    plan.plan(versions).withRounds(looks.get(looks.size() - 1)).inBlock(versions.hashCode());
            try (PairedRun run = newRuns().begin(fresh, CONFIRM)) {
                int measured = 0;
                for (int pairs : looks) {
                    if (history.suspects(versions)) {
                        run.measure(run.cases().supported(), measured + 1, pairs, c -> "");
                        measured = pairs;
                        history.confirm(versions, run.soFar());
                    }
                }
            }
        }
    }

    /**
     * Records both releases of each confirmed step of which no cause is known, and names the frame that accounts for it. A
     * step that cannot be recorded, or of which no frame tells, stays as it is.
     * It is written into this folder after each.
     */
    public void explain(History history) throws IOException, InterruptedException {
        List<ReleaseStep> all = history.unexplained();
        for (int i = 0; i < all.size(); i++) {
            ReleaseStep step = all.get(i);
            String said;
            try {
                Optional<String> cause = cause(step);
                cause.ifPresent(c -> history.explain(step, c));
                said = cause.orElse("no frame accounts for half of it");
            } catch (IOException | MeasurementFailedException e) {
                said = "not recorded: " + e.getMessage();
            }
            progress.println("explaining [" + (i + 1) + "/" + all.size() + "] " + step.from() + " to " + step.to()
                    + ", " + step.chart().name() + ": " + said);
            history.write(folder);
        }
    }

    private Optional<String> cause(ReleaseStep step) throws IOException, InterruptedException {
        Metric metric = step.chart().metric();
        FrameShares.Kind kind = metric == Metric.ALLOC ? FrameShares.Kind.ALLOCATION : FrameShares.Kind.CPU;
        List<PairedRun.Recorded> recorded;
        try (PairedRun run = newRuns().begin(plan.plan(step.neighbors()), "recorded")) {
            Case of = run.cases().supported().stream()
                    .filter(c -> Track.of(c, metric).equals(step.chart()))
                    .findFirst()
                    .orElseThrow();
            recorded =
                    List.copyOf(run.record(of, run.recorder().folder().path()).values());
        }
        double change = step.change().estimate(step.pairs()).ofScores(metric).change();
        return FrameAccount.of(
                        FrameShares.of(recorded.get(0).file(), kind),
                        FrameShares.of(recorded.get(1).file(), kind),
                        change)
                .map(account -> words(account, step.chart()));
    }

    static String words(FrameAccount account, Track chart) {
        return String.format(
                Locale.ROOT,
                "%s has %.0f%% [%.0f, %.0f] of the change in %s; shown by frames on %s",
                account.frame().replaceFirst("^([a-z0-9_]+\\.)+", ""),
                100 * account.part(),
                100 * account.low(),
                100 * account.high(),
                chart.metric() == Metric.ALLOC ? "bytes" : chart.metric().label(),
                chart.caseName());
    }
}
