package org.jaxrsbench.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;

class CensusTest {

    private static final int STRETCH = 4_000;

    private static final class Leaked {}

    private static final class Cached {}

    private final List<Object> kept = new ArrayList<>();
    private volatile Object garbage;
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
        return seen[2].leaks(seen[0], STRETCH, seen[1], 2 * STRETCH, name -> Census.FEWEST);
    }

    @Test
    void whatStaysAfterEveryOperationOrEverySecondOneIsCountedByItsClass() {
        for (int one = 1; one <= 2; one++) {
            int every = one;
            kept.clear();
            List<ForkWords.Leak> leaks = read(i -> {
                garbage = new Cached();
                if (i % every == 0) {
                    kept.add(new Leaked());
                }
            });
            assertThat(leaks).contains(new ForkWords.Leak(Leaked.class.getName(), 1.0 / every, 16.0 / every));
            assertThat(leaks).extracting(ForkWords.Leak::of).doesNotContain(Cached.class.getName());
        }
    }

    /** Two of three are kept meanwhile. Each knows the names of some thousand classes. */
    @Test
    void censusesThemselvesAreNotCounted() {
        Census one = Census.take(Long.MAX_VALUE);
        Census two = Census.take(Long.MAX_VALUE);
        Census three = Census.take(Long.MAX_VALUE);
        assertThat(one.held().lines().count()).isGreaterThan(2 * Census.FEWEST);
        assertThat(three.leaks(one, 1000, two, 1000, name -> Census.FEWEST)).isEmpty();
    }

    /** Half full after the first stretch, full after the second. */
    @Test
    void aCacheThatFillsUpIsNoLeak() {
        List<ForkWords.Leak> leaks = read(i -> cache.computeIfAbsent(i % (2 * STRETCH), key -> new Cached()));
        assertThat(leaks).extracting(ForkWords.Leak::of).doesNotContain(Cached.class.getName());
    }

    @Test
    void namesAreReadWithoutTheirModule() {
        String histogram =
                " num     #instances         #bytes  class name (module)\n-----\n   1:  %d  %d  java.lang.String (java.base@17)\n"
                        + "   2:  %d  %d  java.lang.String (x@1)\nTotal  9  9";
        assertThat(text(histogram, 1000).leaks(text(histogram, 10), 500, text(histogram, 340), 1000, name -> 1))
                .singleElement()
                .satisfies(leak -> assertThat(leak.of()).isEqualTo("java.lang.String"))
                .satisfies(leak -> assertThat(leak.count()).isEqualTo(2 * 990 / 1500.0))
                .satisfies(leak -> assertThat(leak.bytes()).isEqualTo(2 * 24 * 990 / 1500.0));
    }

    private static Census text(String histogram, long count) {
        String text = String.format(Locale.ROOT, histogram, count, 24 * count, count, 24 * count);
        return new Census(text, text);
    }

    /** Counts are given by hand: threads have no class of their own to be told by, and are few. */
    @Test
    void threadsAndFilesAreToldByThemselves() {
        assertThat(threads(140, 140).leaks(threads(20, 20), 1000, threads(60, 60), 2000, name -> Census.FEWEST))
                .singleElement()
                .satisfies(leak -> assertThat(leak.count()).isEqualTo(0.04));
    }

    /** Counts are given by hand: what waits for its finalizer grows with each operation, until a collection comes. */
    @Test
    void whatAFurtherCollectionTakesAwayIsNoLeak() {
        assertThat(threads(140, 240).leaks(threads(20, 20), 1000, threads(60, 60), 2000, name -> Census.FEWEST))
                .isEmpty();
        assertThat(threads(140, 140).leaks(threads(20, 50), 1000, threads(60, 60), 2000, name -> Census.FEWEST))
                .isEmpty();
    }

    private static Census threads(long held, long before) {
        return new Census(Census.line(held, held << 20, "threads"), Census.line(before, before << 20, "threads"));
    }

    /** Where operations take long, fewer of them are made, never none. */
    @Test
    void repeatsFitIntoTheTime() {
        assertThat(Census.repeats(new double[] {1_000, 1_000})).isEqualTo(8192);
        assertThat(Census.repeats(new double[] {10e6, 10e6})).isEqualTo(10);
        assertThat(Census.repeats(new double[] {5e9})).isEqualTo(1);
    }
}
