package org.jaxrsbench.cli.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jaxrsbench.cli.plan.RunPlan;
import org.jaxrsbench.cli.plan.Shard;
import org.jaxrsbench.gate.IncomparableException;
import org.jaxrsbench.recorder.RunRecorder;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Environment;
import org.jaxrsbench.results.Health;
import org.jaxrsbench.results.RunFolder;
import org.jaxrsbench.results.Sample;

/**
 * Parts of a run that were measured on several machines, as one run: the rounds of one part after those of the other. A pair is
 * always of one machine, so ratios are what they would have been; a median over forks is one over machines as well.
 */
public final class RunMerge {

    /** Key of the environment: which part it is. */
    public static final String SHARD = "shard";

    /** What must be equal: all that decides what a fork does, and nothing of the machine. */
    private static final List<String> SAME =
            List.of("subjects", "jvm", "jvm_flags", "jmh", "harness", "settings", "grouping", "groups", "pairing");

    private static final List<String> OF_THE_MACHINE = List.of("cpu_model", "cores", "memory_bytes", "os");

    private RunMerge() {}

    /** Whether a folder holds a run, and not a history. */
    public static boolean isRun(Path folder) {
        return Files.isRegularFile(new RunFolder(folder).samples());
    }

    /**
     * A new folder with all rounds.
     *
     * @throws BadInputException if a folder is no part, two are the same one, or one is missing
     * @throws IncomparableException if their forks did different things
     */
    public static RunFolder of(List<Path> parts, Path results, Clock clock) throws IOException {
        List<RunFolder> folders = parts.stream().map(RunFolder::new).toList();
        Environment first = folders.get(0).readEnvironment();
        requireParts(folders);
        for (RunFolder folder : folders) {
            requireSame(folders.get(0), first, folder);
        }
        RunPlan plan = RunRecorder.readPlan(folders.get(0), RunPlan.class);
        List<Sample> samples = new ArrayList<>();
        List<Health> health = new ArrayList<>();
        String name = folders.get(0).path().toAbsolutePath().normalize().getFileName() + "-merged";
        int rounds = 0;
        for (RunFolder folder : folders) {
            int before = rounds;
            List<Sample> own = folder.readSamples();
            own.forEach(s -> samples.add(s.inRound(name, before + s.round())));
            if (Files.exists(folder.health())) {
                folder.readHealth().forEach(h -> health.add(h.inRound(before + h.round())));
            }
            rounds += own.stream().mapToInt(Sample::round).max().orElse(0);
        }
        RunFolder merged = RunFolder.create(results, "merged", clock);
        try (RunRecorder recorder = RunRecorder.create(merged, environment(first, folders), plan.withRounds(rounds))) {
            recorder.append(samples);
            recorder.appendHealth(health);
            recorder.writeReports();
        }
        return merged;
    }

    private static void requireParts(List<RunFolder> folders) {
        Set<Shard> seen = new LinkedHashSet<>();
        for (RunFolder folder : folders) {
            Shard shard = Shard.parse(folder.readEnvironment()
                    .get(SHARD)
                    .orElseThrow(() ->
                            new BadInputException(folder.path() + " is no part of a run; expected what run --shard 1/"
                                    + folders.size() + " and its like measured")));
            if (shard.of() != folders.size() || !seen.add(shard)) {
                throw new BadInputException(folder.path() + " is part " + shard + " of " + folders.size()
                        + " folders; expected each part once");
            }
        }
    }

    private static void requireSame(RunFolder one, Environment first, RunFolder folder) {
        Environment environment = folder.readEnvironment();
        for (String key : SAME) {
            if (!environment.get(key).equals(first.get(key))) {
                throw new IncomparableException(folder.path() + ": " + key + " is "
                        + environment.get(key).orElse("missing") + ", and "
                        + first.get(key).orElse("missing") + " in " + one.path()
                        + "; measure all parts with the same JDK, checkout and options");
            }
        }
    }

    private static Environment environment(Environment first, List<RunFolder> folders) {
        Environment merged = new Environment();
        first.values().forEach((key, value) -> {
            if (!key.equals(SHARD)) {
                merged.put(key, value);
            }
        });
        for (String key : OF_THE_MACHINE) {
            Set<String> values = new LinkedHashSet<>();
            folders.forEach(folder -> folder.readEnvironment().get(key).ifPresent(values::add));
            merged.put(key, String.join(" + ", values));
        }
        return merged.put("parts", folders.size()).fingerprint();
    }
}
