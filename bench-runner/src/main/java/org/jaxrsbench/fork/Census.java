package org.jaxrsbench.fork;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import javax.management.JMException;
import javax.management.ObjectName;

/**
 * What a JVM holds: reachable objects by class, as HotSpot's own histogram counts them after a full collection, and what no class stands for:
 * threads, open files, metadata of classes, direct buffers. Three of these tell a leak, which grows with each operation, from a cache, which
 * grows less and less.
 *
 * @param held by name
 * @param before the same, a collection earlier: what falls between the two was waiting for its finalizer, or for its reference to be cleared
 */
record Census(Map<String, Held> held, Map<String, Held> before) {

    /** So many, and their bytes. */
    record Held(long count, long bytes) {

        private static final Held NONE = new Held(0, 0);
    }

    /** The fewest of a kind by which a stretch has to grow: a JVM does so by itself, now and then, by a few dozen. */
    static final int FEWEST = 200;

    /** Likewise of what no class stands for. */
    private static final int FEWEST_OTHERS = 8;

    private static final Set<String> OTHERS = Set.of("threads", "open files", "loaded classes", "direct buffers");

    /** The second stretch's growth per operation over the first's; where it is less, a cache may be filling up. */
    private static final double SAME_AGAIN = 0.8;

    /** What leaks is not collected: a last collection may take away this share of a stretch's growth. */
    private static final double STILL = 0.1;

    private static final int MOST_COLLECTIONS = 4;
    private static final long SETTLED = 100;

    /** For operations and collections together. */
    private static final long MOST_NANOS = 2_000_000_000L;

    /** The operations of a stretch, of all cases together, take so long at most; there are four stretches. */
    private static final double STRETCH_NANOS = 200_000_000;

    private static final int MOST_REPEATS = 1 << 14;

    /** The memory that most threads reserve, and a round figure for the kernel's side of an open file. */
    private static final long THREAD_BYTES = 1 << 20;

    private static final long FILE_BYTES = 1 << 10;

    /** A line of the histogram: rank, instances, bytes, class, and maybe its module. */
    private static final Pattern LINE = Pattern.compile("(?m)^ *\\d+: +(\\d+) +(\\d+) +(\\S+)");

    /**
     * How often each case is repeated in a stretch.
     *
     * @param nanos cost of each case's operation, in nanoseconds
     */
    static int repeats(double[] nanos) {
        return (int) Math.max(
                1,
                Math.min(
                        (double) MOST_REPEATS / nanos.length,
                        STRETCH_NANOS / DoubleStream.of(nanos).sum()));
    }

    /** When reading that begins now is to be over, by {@link System#nanoTime}. */
    static long deadline() {
        return System.nanoTime() + MOST_NANOS;
    }

    /**
     * Counts, after as many collections as it takes until the number of objects stays what it is, four at most; empty if this is not HotSpot.
     *
     * @param deadline by {@link System#nanoTime}: after it, two collections have to do
     */
    static Census take(long deadline) {
        Map<String, Held> before = now();
        Map<String, Held> held = now();
        for (int i = 2; i < MOST_COLLECTIONS && !still(before, held) && System.nanoTime() - deadline < 0; i++) {
            before = held;
            held = now();
        }
        return new Census(held, before);
    }

    private static boolean still(Map<String, Held> before, Map<String, Held> after) {
        return Math.abs(objects(after) - objects(before)) <= SETTLED;
    }

    private static Map<String, Held> now() {
        Map<String, Held> held = new HashMap<>();
        Matcher lines = LINE.matcher(histogram());
        while (lines.find()) {
            // One name can be that of classes of several loaders.
            held.merge(
                    lines.group(3),
                    new Held(Long.parseLong(lines.group(1)), Long.parseLong(lines.group(2))),
                    (a, b) -> new Held(a.count + b.count, a.bytes + b.bytes));
        }
        long threads = ManagementFactory.getThreadMXBean().getThreadCount();
        held.put("threads", new Held(threads, THREAD_BYTES * threads));
        if (ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix) {
            long files = unix.getOpenFileDescriptorCount();
            held.put("open files", new Held(files, FILE_BYTES * files));
        }
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
            if (pool.getName().equals("Metaspace")) {
                long classes = ManagementFactory.getClassLoadingMXBean().getLoadedClassCount();
                held.put("loaded classes", new Held(classes, pool.getUsage().getUsed()));
            }
        }
        for (BufferPoolMXBean pool : ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class)) {
            if (pool.getName().equals("direct")) {
                held.put("direct buffers", new Held(pool.getCount(), pool.getMemoryUsed()));
            }
        }
        return held;
    }

    private static long objects(Map<String, Held> held) {
        return held.values().stream().mapToLong(Held::count).sum();
    }

    private static String histogram() {
        try {
            return (String) ManagementFactory.getPlatformMBeanServer()
                    .invoke(
                            new ObjectName("com.sun.management:type=DiagnosticCommand"),
                            "gcClassHistogram",
                            new Object[] {new String[0]},
                            new String[] {String[].class.getName()});
        } catch (JMException e) {
            return ""; // not HotSpot
        }
    }

    /**
     * What grew by as much with each operation of a second stretch as of the first.
     *
     * @param first how many operations came between the first census and the second
     * @param second how many between the second and this one
     * @param fewest objects of a class by which each stretch has to grow, by its name
     * @return most bytes first
     */
    List<ForkWords.Leak> leaks(Census one, long first, Census two, long second, ToIntFunction<String> fewest) {
        return held.keySet().stream()
                .filter(name -> !name.equals(Held.class.getName())) // of earlier ones
                .map(name -> leak(
                        name, one, first, two, second, OTHERS.contains(name) ? FEWEST_OTHERS : fewest.applyAsInt(name)))
                .filter(leak -> leak.count() > 0)
                .sorted(Comparator.comparingDouble(ForkWords.Leak::bytes).reversed())
                .toList();
    }

    private ForkWords.Leak leak(String name, Census one, long first, Census two, long second, int fewest) {
        Held before = one.count(name);
        Held between = two.count(name);
        Held after = count(name);
        long early = between.count - before.count;
        long late = after.count - between.count;
        double rate = (double) (early + late) / (first + second);
        boolean linear = early >= fewest
                && late >= fewest
                && (double) late / second >= SAME_AGAIN * early / first
                && (double) early / first >= SAME_AGAIN * late / second;
        double most = STILL * Math.min(early, late);
        boolean stays = Stream.of(one, two, this).allMatch(census -> census.changed(name) <= most);
        return new ForkWords.Leak(
                name, linear && stays ? rate : 0, (double) (after.bytes - before.bytes) / (first + second));
    }

    private Held count(String name) {
        return held.getOrDefault(name, Held.NONE);
    }

    private long changed(String name) {
        return Math.abs(count(name).count - before.getOrDefault(name, Held.NONE).count);
    }
}
