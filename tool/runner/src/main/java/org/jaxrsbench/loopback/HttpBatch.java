package org.jaxrsbench.loopback;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Servers that are alive at the same time and take turns. The fewer there are, the less they disturb each other.
 *
 * @param targets servers and endpoints
 * @param rounds launches of each server, from 1
 */
public record HttpBatch(List<HttpTarget> targets, int rounds) {

    public HttpBatch {
        targets = List.copyOf(targets);
    }

    /** Its targets. */
    @Override
    public String toString() {
        return targets.stream().map(HttpTarget::toString).collect(Collectors.joining(", "));
    }
}
