package org.jaxrsbench.gate;

import java.util.List;
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
}
