package org.jaxrsbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;

class CensusTest {

    private static final int STRETCH = 4_000;

    private static final class Leaked {}

    private static final class Cached {}

    private final List<Object> kept = new ArrayList<>();
    private final Map<Integer, Object> cache = new LinkedHashMap<>();

    private static List<ForkWords.Leak> read(IntConsumer operation) {
        int[] done = {0};
        Census[] seen = new Census[3];
        int[] stretches = {STRETCH, STRETCH, 2 * STRETCH};
        for (int s = 0; s < stretches.length; s++) {
            for (int i = 0; i < stretches[s]; i++) {
                operation.accept(done[0]++);
            }
            seen[s] = Census.take(Long.MAX_VALUE);
        }
        return seen[2].leaks(seen[0], STRETCH, seen[1], 2 * STRETCH, Census.FEWEST);
    }

    private static double count(List<ForkWords.Leak> leaks, Class<?> of) {
        return leaks.stream()
                .filter(leak -> leak.of().equals(of.getName()))
                .mapToDouble(ForkWords.Leak::count)
                .sum();
    }

    @Test
    void whatStaysAfterEveryOperationIsCountedByItsClass() {
        List<ForkWords.Leak> leaks = read(i -> kept.add(new Leaked()));
        assertThat(count(leaks, Leaked.class)).isEqualTo(1);
        assertThat(leaks)
                .filteredOn(leak -> leak.of().equals(Leaked.class.getName()))
                .allMatch(leak -> leak.bytes() == 16);
    }

    @Test
    void afterEverySecondOperationItIsHalfAnObject() {
        List<ForkWords.Leak> leaks = read(i -> {
            if (i % 2 == 0) {
                kept.add(new Leaked());
            }
        });
        assertThat(count(leaks, Leaked.class)).isEqualTo(0.5);
    }

    /** Half full after the first stretch, full after the second. */
    @Test
    void aCacheThatFillsUpIsNoLeak() {
        List<ForkWords.Leak> leaks = read(i -> cache.computeIfAbsent(i % (2 * STRETCH), key -> new Cached()));
        assertThat(count(leaks, Cached.class)).isZero();
    }

    @Test
    void whatIsGarbageIsNoLeak() {
        List<ForkWords.Leak> leaks = read(i -> {
            kept.clear();
            kept.add(new Leaked());
        });
        assertThat(leaks).isEmpty();
    }

    /** Counts are given by hand: threads have no class of their own to be told by, and are few. */
    @Test
    void threadsAndFilesAreToldByThemselves() {
        Map<String, Census.Held> held = new HashMap<>();
        Census one = new Census(Map.of("threads", new Census.Held(20, 20L << 20)), true);
        Census two = new Census(Map.of("threads", new Census.Held(60, 60L << 20)), true);
        held.put("threads", new Census.Held(140, 140L << 20));
        assertThat(new Census(held, true).leaks(one, 1000, two, 2000, Census.FEWEST))
                .singleElement()
                .satisfies(leak -> assertThat(leak.count()).isEqualTo(0.04));
    }

    /** Where operations take long, fewer of them are made, never none. */
    @Test
    void repeatsFitIntoTheTime() {
        assertThat(Census.repeats(new double[] {1_000, 1_000})).isEqualTo(8192);
        assertThat(Census.repeats(new double[] {10e6, 10e6})).isEqualTo(10);
        assertThat(Census.repeats(new double[] {5e9})).isEqualTo(1);
    }
}
