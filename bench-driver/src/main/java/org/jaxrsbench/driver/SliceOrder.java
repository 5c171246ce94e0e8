package org.jaxrsbench.driver;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** In which order targets take their turns: shuffled each time, so that none always follows the same one. */
final class SliceOrder {

    private final Random random;

    /** The same seed gives the same orders. */
    SliceOrder(long seed) {
        random = new Random(seed);
    }

    /** The next order. */
    <T> List<T> next(Collection<T> all) {
        List<T> order = new ArrayList<>(all);
        Collections.shuffle(order, random);
        return order;
    }
}
