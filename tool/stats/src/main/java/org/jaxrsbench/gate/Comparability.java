package org.jaxrsbench.gate;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jaxrsbench.format.Environment;
import org.jaxrsbench.format.IncomparableException;
import org.jaxrsbench.format.Sample;

/** The properties that must be equal for two subjects to be judged. */
public final class Comparability {

    private static final Pattern NAMES_JDK = Pattern.compile(".*@\\d+(#\\d+)?");

    private Comparability() {}

    /**
     * Two subjects of one run: the same JVM, flags and harness. A JDK that a subject names is what is compared and not a
     * mismatch.
     *
     * @throws IncomparableException if something differs
     */
    public static void ofSubjects(Environment environment, List<Sample> samples, String baseline, String candidate) {
        boolean jdkIsCompared = NAMES_JDK.matcher(baseline).matches()
                || NAMES_JDK.matcher(candidate).matches();
        if (!jdkIsCompared) {
            Optional<String> one = jdk(samples, baseline);
            Optional<String> other = jdk(samples, candidate);
            if (one.isPresent() && other.isPresent() && !one.equals(other)) {
                throw new IncomparableException(
                        "JDK " + one.get() + " of " + baseline + " and JDK " + other.get() + " of "
                                + candidate + " are not comparable; name the JDK in the subject (" + candidate
                                + "@25) if it is what you compare");
            }
            same(environment, "jvm", baseline, candidate);
        }
        same(environment, "flags", baseline, candidate);
        if (!harnessIsCompared(List.of(baseline, candidate))) {
            same(environment, "harness", baseline, candidate);
        }
    }

    /** Like a JDK that a subject names, the harness of a commit that it names is what is compared. */
    private static boolean harnessIsCompared(Collection<String> labels) {
        return labels.stream().anyMatch(label -> label.startsWith("git:"));
    }

    private static Optional<String> jdk(List<Sample> samples, String subject) {
        return samples.stream()
                .filter(s -> s.subject().equals(subject))
                .map(s -> s.from().jdk())
                .findFirst();
    }

    private static void same(Environment environment, String key, String baseline, String candidate) {
        Optional<String> one = environment.get(key + "." + baseline);
        Optional<String> other = environment.get(key + "." + candidate);
        if (one.isPresent() && other.isPresent() && !one.equals(other)) {
            throw new IncomparableException(environment.origin() + ": " + key + " differs: '" + one.get() + "' of "
                    + baseline + ", '" + other.get() + "' of " + candidate);
        }
    }

    /**
     * The harness of all subjects, before anything is measured.
     *
     * @param harnesses digests by subject
     * @throws IncomparableException if they differ
     */
    public static void ofHarnesses(Map<String, String> harnesses) {
        if (Set.copyOf(harnesses.values()).size() > 1 && !harnessIsCompared(harnesses.keySet())) {
            throw new IncomparableException("the subjects' jars hold different benchmarks: " + harnesses);
        }
    }
}
