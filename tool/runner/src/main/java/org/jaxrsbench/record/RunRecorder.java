package org.jaxrsbench.record;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.format.BadInputException;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.CsvFiles;
import org.jaxrsbench.format.Environment;
import org.jaxrsbench.format.ForkRow;
import org.jaxrsbench.format.IncomparableException;
import org.jaxrsbench.format.PairRow;
import org.jaxrsbench.format.RunFolder;
import org.jaxrsbench.format.Sample;
import org.jaxrsbench.gate.CaseSlices;
import org.jaxrsbench.stats.Summary;

/**
 * Writes the files of a run while it grows, whatever measures: {@code plan.json} and {@code environment.csv} before
 * anything is measured, samples as forks end, the summaries when asked. What {@link #append} has returned from
 * is on the disk.
 */
public final class RunRecorder {

    private static final ObjectMapper JSON = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

    static final List<String> SLICES =
            List.of("subject,round,fork,benchmark,params,lap,turn,operations,wall_ns,cpu_ns,wait_ns,bytes".split(","));

    private final RunFolder folder;
    private final List<PairRow> pairs = new ArrayList<>();
    private final List<Sample> samples;
    private final Environment environment;
    private final Map<String, String> qualified = new HashMap<>();

    private RunRecorder(RunFolder folder, Environment environment, List<Sample> samples) {
        this.folder = folder;
        this.environment = environment;
        this.samples = new ArrayList<>(samples);
    }

    /**
     * What every run says of the machine and of itself.
     *
     * @param tier {@code in-process} or {@code http}
     * @param sources the checkout, or a folder below it, whose commit is named
     * @param seed of orders and coins
     * @param pairing {@code turns}, {@code back-to-back} or {@code none}
     */
    public static Environment environment(String tier, Path sources, long seed, String pairing, Clock clock) {
        Environment environment = new Environment().put("tier", tier).put("cpu_model", Machine.cpuModel());
        if (!Machine.cpuId().isEmpty()) {
            environment.put("cpu_id", Machine.cpuId());
        }
        return environment
                .put("cores", Runtime.getRuntime().availableProcessors())
                .put("memory_bytes", Machine.memoryBytes())
                .put("os", Machine.os())
                .put("commit", Machine.commit(sources))
                .put("seed", seed)
                .put("pairing", pairing)
                .put("started", clock.instant().truncatedTo(ChronoUnit.SECONDS));
    }

    /**
     * Starts a run in a new folder.
     *
     * @param plan what was asked; a record that Jackson can write
     * @throws IOException if the folder cannot be written to
     */
    public static RunRecorder create(RunFolder folder, Environment environment, Object plan) throws IOException {
        // First: with them, a run that is cut off at any later point can be resumed.
        writePlan(folder, plan);
        environment.write(folder.environment());
        if (environment.get("pairing").equals(Optional.of("slices"))) {
            ForkRow.TABLE.append(folder.forks(), List.of());
            PairRow.TABLE.append(folder.pairs(), List.of());
        }
        Sample.TABLE.append(folder.samples(), List.of());
        return new RunRecorder(folder, environment, List.of());
    }

    /**
     * Goes on with a run that was cut off, from what {@link InterruptedRun} can keep of it.
     *
     * @param subjects labels of all subjects of the run
     * @param say told what is removed
     * @throws BadInputException if a file breaks the contract other than by its last line
     * @throws IOException if a file cannot be read or written
     */
    public static RunRecorder resume(RunFolder folder, Collection<String> subjects, Consumer<String> say)
            throws IOException {
        Environment environment = folder.readEnvironment();
        if (Files.notExists(folder.samples())) {
            if (!folder.readForks().isEmpty()) {
                throw new BadInputException(
                        folder.samples() + " is missing, and forks.csv has forks already; expected the file"
                                + " of the run: put it back, or start a new run");
            }
            Sample.TABLE.append(folder.samples(), List.of());
            return new RunRecorder(folder, environment, List.of());
        }
        List<Sample> kept = new InterruptedRun(folder, environment, say).repair(subjects);
        RunRecorder resumed = new RunRecorder(folder, environment, kept);
        resumed.pairs.addAll(folder.readPairs(environment));
        return resumed;
    }

    /**
     * Makes sure that a run goes on where it was begun: forks of two machines or commits are no pairs of one run.
     *
     * @param sources the checkout, or a folder below it
     * @throws IncomparableException if they are not the same
     */
    public static void requireSameMachine(RunFolder folder, Path sources) {
        Environment begun = folder.readEnvironment();
        Environment here = environment("", sources, 0, "", Clock.systemUTC());
        for (String key : List.of("cpu_model", "cpu_id", "cores", "memory_bytes", "os", "commit")) {
            if (!begun.get(key).equals(here.get(key))) {
                throw new IncomparableException(folder.path() + ": " + key + " was "
                        + begun.get(key).orElse("missing") + ", and is "
                        + here.get(key).orElse("missing") + " here; go on where it was begun, or start a new run");
            }
        }
    }

    /** Writes what was asked, a record that Jackson can write. */
    public static void writePlan(RunFolder folder, Object plan) throws IOException {
        CsvFiles.replace(folder.plan(), JSON.writeValueAsString(plan));
    }

    /**
     * The plan of a run.
     *
     * @throws BadInputException if there is none, or it is not a plan of this kind
     */
    public static <T> T readPlan(RunFolder folder, Class<T> type) {
        if (Files.notExists(folder.plan())) {
            throw new BadInputException(folder.plan() + " is missing, so the run cannot be resumed; start a new run");
        }
        try {
            T plan = JSON.readValue(folder.plan().toFile(), type);
            if (plan != null) {
                return plan;
            }
            throw notResumable(folder, "it is empty");
        } catch (JsonMappingException e) {
            String place = e.getPath().stream()
                    .map(at -> at.getFieldName() == null ? Integer.toString(at.getIndex()) : at.getFieldName())
                    .collect(Collectors.joining("."));
            throw notResumable(folder, (place.isEmpty() ? "it" : place) + " is not as this version writes it");
        } catch (JsonProcessingException e) {
            throw notResumable(
                    folder, e.getOriginalMessage().lines().findFirst().orElse("it is no JSON"));
        } catch (IOException e) {
            throw notResumable(folder, "it cannot be read: " + e.getClass().getSimpleName());
        }
    }

    private static BadInputException notResumable(RunFolder folder, String why) {
        return new BadInputException(
                folder.plan() + " is not a plan that can be resumed: " + why + "; start a new run");
    }

    /** Takes back a run in which nothing was measured. */
    public void abandon() throws IOException {
        for (Path file : List.of(
                folder.samples(), folder.pairs(), folder.forks(), folder.environment(), folder.plan(), folder.path())) {
            Files.deleteIfExists(file);
        }
    }

    /** The run's folder. */
    public RunFolder folder() {
        return folder;
    }

    /** The value of the run column: the one in the file if there is one. */
    public String run() {
        return samples.isEmpty()
                ? folder.path().getFileName().toString()
                : samples.get(0).run();
    }

    /** What was measured so far. */
    public List<Sample> samples() {
        return Collections.unmodifiableList(samples);
    }

    /** The environment of the run. */
    public Environment environment() {
        return environment;
    }

    /** Remembers the class name of a benchmark, for {@code jmh.json}. */
    public void qualified(String benchmark, String className) {
        qualified.put(benchmark, className);
    }

    /**
     * Appends what forks that ended together gave, and flushes it to the disk.
     *
     * @throws IOException if it cannot be written
     */
    public void append(List<Sample> rows) throws IOException {
        Sample.TABLE.append(folder.samples(), rows);
        samples.addAll(rows);
    }

    /** The pairs of forks that took slices, so far. */
    public List<PairRow> pairs() {
        return Collections.unmodifiableList(pairs);
    }

    /**
     * Appends what is known of forks that took slices, before their samples, with which they count.
     *
     * @param forks their conditions
     * @param compared their pairs; none if they do not count
     */
    public void append(List<ForkRow> forks, List<PairRow> compared) throws IOException {
        ForkRow.TABLE.append(folder.forks(), forks);
        PairRow.TABLE.append(folder.pairs(), compared);
        pairs.addAll(compared);
    }

    /** Appends the slices of a fork. */
    public void appendSlices(ForkRow.Place of, List<Case> cases, List<CaseSlices> slices) throws IOException {
        List<List<String>> rows = new ArrayList<>();
        for (int c = 0; c < slices.size(); c++) {
            for (CaseSlices.Slice s : slices.get(c).slices()) {
                rows.add(Stream.of(
                                of.subject(),
                                of.round(),
                                of.fork(),
                                cases.get(c).benchmark(),
                                cases.get(c).params(),
                                (s.turn() - 1) / cases.size() + 1,
                                s.turn(),
                                s.operations(),
                                s.wallNanos(),
                                s.cpuNanos(),
                                s.waitNanos(),
                                s.bytes())
                        .map(Object::toString)
                        .toList());
            }
        }
        CsvFiles.append(folder.slices(), SLICES, rows);
    }

    /** Writes the environment as it is known now. */
    public void writeEnvironment() throws IOException {
        environment.write(folder.environment());
    }

    /** Writes everything that is made from the samples; {@code jmh.json} only if JMH had a part in the run. */
    public void writeReports() throws IOException {
        writeEnvironment();
        Summary.TABLE.write(folder.summary(), Summary.of(samples));
        if (!environment.get("tier").equals(Optional.of("http"))) {
            JSON.writeValue(folder.jmhJson().toFile(), JmhJson.of(samples, environment, qualified));
        }
    }
}
