package org.jaxrsbench.slices;

import java.io.IOException;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.format.Case;
import org.jaxrsbench.format.Environment;
import org.jaxrsbench.format.IncomparableException;
import org.jaxrsbench.record.RunRecorder;
import org.jaxrsbench.slices.ForkReport.ForkJvm;

/** Puts what only a fork knows into the environment: its JVM, flags, JMH and settings. */
final class ForkFacts {

    private final RunRecorder recorder;
    private final Map<String, ForkJvm> known = new LinkedHashMap<>();
    private final String harness;
    private final List<String> begun;
    private double leastLeak;

    /** With the digest of the first subject's benchmarks. */
    ForkFacts(RunRecorder recorder, String harness) {
        this.recorder = recorder;
        this.harness = harness;
        this.begun = recorder.environment().get("settings").stream()
                .flatMap(all -> Stream.of(all.split(" \\| ")))
                .toList();
    }

    private static String kind(String settings) {
        return settings.replaceFirst(" .*", "");
    }

    /** Takes what stays behind after operations of these cases, under the name of each. */
    void learnLeaks(ForkReport report, Collection<Case> cases) {
        report.leak()
                .ifPresent(leak ->
                        cases.forEach(of -> recorder.environment().putLeak(report.label(), of.toString(), leak)));
        leastLeak = Math.max(leastLeak, report.leastLeak());
        if (report.leastLeak() == leastLeak && leastLeak > 0) {
            recorder.environment().put(Environment.LEAST_LEAK, String.format(Locale.ROOT, "%.2g", leastLeak));
        }
    }

    /** A run that goes on has forks already. */
    private void requireSame(String key, String now) {
        recorder.environment().get(key).filter(before -> !before.equals(now)).ifPresent(before -> {
            throw changed(key, before, now);
        });
    }

    private IncomparableException changed(String key, String before, String now) {
        return new IncomparableException(recorder.folder().path() + ": " + key + " was " + before + ", and is " + now
                + " now; go on with the same JVM, flags and settings, or start a new run");
    }

    /** Takes what a subject's first fork reports; later ones are the same. */
    void learn(FleetMember member, ForkReport report) throws IOException {
        if (report.jvm().isEmpty()
                || known.putIfAbsent(member.label(), report.jvm().get()) != null) {
            return;
        }
        ForkJvm jvm = report.jvm().get();
        requireSame("jvm." + member.label(), jvm.name());
        requireSame("flags." + member.label(), jvm.flags());
        // Starts have settings of their own.
        List<String> alike = begun.stream()
                .filter(before -> kind(before).equals(kind(jvm.settings())))
                .toList();
        if (!alike.isEmpty() && !alike.contains(jvm.settings())) {
            throw changed("settings", String.join(" | ", alike), jvm.settings());
        }
        String engine = member.harness().engine();
        if (!engine.isEmpty()) {
            requireSame(Environment.ENGINE + member.label(), engine);
            recorder.environment().put(Environment.ENGINE + member.label(), engine);
        }
        Environment environment = recorder.environment()
                .put("jvm." + member.label(), jvm.name())
                .put("harness." + member.label(), member.harness().harness())
                .put("flags." + member.label(), jvm.flags());
        ForkJvm first = known.values().iterator().next();
        String settings = Stream.concat(begun.stream(), known.values().stream().map(ForkJvm::settings))
                .distinct()
                .sorted()
                .collect(Collectors.joining(" | "));

        environment
                .put("jvm", first.name())
                .put("jvm_flags", first.flags())
                .put("jmh", first.jmh())
                .put("harness", harness)
                .put("settings", settings)
                .fingerprint();
        recorder.writeEnvironment();
    }
}
