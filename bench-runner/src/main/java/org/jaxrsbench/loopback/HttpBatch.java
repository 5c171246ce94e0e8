package org.jaxrsbench.loopback;

import java.util.List;

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
}
