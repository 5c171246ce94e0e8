package org.jaxrsbench.gate;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jaxrsbench.results.BadInputException;
import org.jaxrsbench.results.Sample;

/**
 * One subject's part of a run, to be compared with that of another run.
 *
 * @param origin where it was read, for messages
 * @param fingerprint what has to be equal for two runs to be comparable
 * @param samples of one subject; not empty
 */
public record StoredRun(String origin, String fingerprint, List<Sample> samples) {

    public StoredRun {
        samples = List.copyOf(samples);
        if (samples.isEmpty()) {
            throw new IllegalArgumentException("no samples");
        }
    }

    /** The subject's label. */
    public String subject() {
        return samples.get(0).subject();
    }

    /**
     * Refuses runs that are the same one more than once: between copies of a run there is no spread.
     *
     * @throws BadInputException naming the first two that are the same
     */
    public static void requireDifferent(List<StoredRun> runs) {
        for (int i = 0; i < runs.size(); i++) {
            for (int j = 0; j < i; j++) {
                StoredRun one = runs.get(j);
                StoredRun other = runs.get(i);
                if (other.isSameAs(one)) {
                    throw new BadInputException(one.origin() + " and " + other.origin() + " are the same run of "
                            + other.subject() + "; expected different runs: leave one of them out");
                }
            }
        }
    }

    /** The same subject in the same run, or in a copy of it, or the very same figures. */
    private boolean isSameAs(StoredRun other) {
        if (!subject().equals(other.subject())) {
            return false;
        }
        boolean sameRun = samples.get(0).run().equals(other.samples.get(0).run());
        return sameRun && fingerprint.equals(other.fingerprint) || values().equals(other.values());
    }

    private Set<List<Object>> values() {
        return samples.stream()
                .map(s -> List.<Object>of(
                        s.benchmarkCase(), s.round(), s.fork(), s.slot(), s.iteration(), s.metric(), s.value()))
                .collect(Collectors.toSet());
    }
}
