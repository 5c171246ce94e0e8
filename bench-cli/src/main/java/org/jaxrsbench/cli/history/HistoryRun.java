package org.jaxrsbench.cli.history;

import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jaxrsbench.cli.measure.PairedRun;
import org.jaxrsbench.cli.plan.RunPlan;
import org.jaxrsbench.gate.PairedData;
import org.jaxrsbench.gate.history.Chart;
import org.jaxrsbench.gate.history.HistoryBlocks;
import org.jaxrsbench.gate.history.StepTest;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Sample;

/** A history's folder: its plan, a run folder for each round of each block, and one for each pair of releases that is confirmed. */
public final class HistoryRun {

    private static final String PLAN = "history.json";
    private static final String BLOCK = "block";
    private static final String CONFIRM = "confirm";
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Path folder;
    private final HistoryPlan plan;
    private final PrintStream progress;

    private HistoryRun(Path folder, HistoryPlan plan, PrintStream progress) {
        this.folder = folder;
        this.plan = plan;
        this.progress = progress;
    }

    /**
     * Starts one in a new folder.
     *
     * @param results where folders are made
     */
    public static HistoryRun begin(HistoryPlan plan, Path results, PrintStream progress) throws IOException {
        Path folder = RunFolder.create(results, "history-" + plan.implementation(), Clock.systemUTC())
                .path();
        JSON.writer(new DefaultPrettyPrinter()).writeValue(folder.resolve(PLAN).toFile(), plan);
        return new HistoryRun(folder, plan, progress);
    }

    /**
     * Opens one.
     *
     * @throws BadInputException if the folder holds none
     */
    public static HistoryRun open(Path folder, PrintStream progress) {
        Path file = folder.resolve(PLAN);
        try {
            return new HistoryRun(folder, JSON.readValue(file.toFile(), HistoryPlan.class), progress);
        } catch (IOException e) {
            throw new BadInputException(folder + " is no folder of a history: expected " + PLAN
                    + " in it, as scripts/bench history writes it");
        }
    }

    /** Where it is. */
    public Path folder() {
        return folder;
    }

    /** What was asked. */
    public HistoryPlan plan() {
        return plan;
    }

    /**
     * Measures the blocks that are still missing. One that fails is said, and the others go on.
     *
     * @return how many failed
     */
    public int measure() throws InterruptedException {
        List<List<String>> blocks = plan.blocks();
        Map<Set<String>, Integer> done = done(BLOCK);
        int failed = 0;
        for (int i = 0; i < blocks.size(); i++) {
            List<String> block = blocks.get(i);
            if (done.merge(new HashSet<>(block), -1, Integer::sum) >= 0) {
                continue;
            }
            progress.printf("[%d/%d] %s%n", i + 1, blocks.size(), String.join(", ", block.subList(1, block.size())));
            if (measure(plan.plan(block), BLOCK, 1)) {
                failed++;
            }
        }
        return failed;
    }

    private boolean measure(RunPlan block, String name, int rounds) throws InterruptedException {
        try (PairedRun run = PairedRun.begin(block, folder, name, progress)) {
            run.measure(run.cases().supported(), 1, rounds, c -> "");
            return !run.failedCases().isEmpty();
        }
    }

    /** How often each set of versions was measured to its end. */
    private Map<Set<String>, Integer> done(String name) {
        Map<Set<String>, Integer> done = new HashMap<>();
        runs(name).forEach(run -> done.merge(versions(run), 1, Integer::sum));
        return done;
    }

    private Set<String> versions(RunFolder run) {
        Set<String> versions = new HashSet<>();
        Arrays.stream(run.readEnvironment().require("subjects").split(","))
                .forEach(s -> versions.add(s.substring(plan.implementation().length() + 1)));
        return versions;
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

    /** The blocks that were measured to their end, the oldest first. */
    List<RunFolder> blocks() {
        return runs(BLOCK);
    }

    /** What was found so far. */
    public HistoryFindings findings() {
        HistoryBlocks all = new HistoryBlocks(plan.implementation(), plan.reference(), plan.versions());
        blocks().forEach(run -> all.add(run.readSamples()));
        return new HistoryFindings(plan, all);
    }

    /**
     * Fresh pairs of two neighbours, measured now if they are not there yet.
     *
     * @param rounds how many pairs
     */
    public List<Sample> confirmation(String from, String to, int rounds) throws InterruptedException {
        Set<String> both = Set.of(from, to);
        Optional<RunFolder> there =
                runs(CONFIRM).stream().filter(run -> versions(run).equals(both)).findFirst();
        if (there.isEmpty()) {
            progress.println("confirming " + from + " to " + to + " on " + rounds + " fresh pairs");
            measure(plan.plan(List.of(from, to)).withRounds(rounds), CONFIRM, rounds);
            there = runs(CONFIRM).stream()
                    .filter(run -> versions(run).equals(both))
                    .findFirst();
        }
        return there.map(RunFolder::readSamples).orElse(List.of());
    }

    /** What fresh pairs say of charts of one metric, in their order. */
    public List<StepTest.Result> test(String from, String to, List<Chart> charts, List<Sample> samples) {
        PairedData data = new PairedData(samples, plan.subject(from), plan.subject(to), true);
        List<Sample.Case> cases = charts.stream()
                .map(chart -> data.baselineCases().stream()
                        .filter(c -> c.benchmark().equals(chart.benchmark())
                                && c.params().equals(chart.params()))
                        .findFirst()
                        .orElseThrow(() -> new BadInputException(ChartNames.of(chart) + " has no fresh pair")))
                .toList();
        return StepTest.of(
                data.table(cases, charts.get(0).metric(), data.lastRound()).differences());
    }
}
