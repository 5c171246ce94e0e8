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
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a JVM holds: reachable objects by class, as HotSpot's own histogram counts them after a full collection, and what no class stands for:
 * threads, open files, metadata of classes, direct buffers. Three of these tell a leak, which grows with each operation, from a cache, which
 * grows less and less.
 *
 * <p>A census is kept as text, which is one object: the next census would count tables of it, name by name.
 *
 * @param held lines of HotSpot's histogram, and as many more for what no class stands for
 * @param before the same, a collection earlier: what falls between the two was waiting for its finalizer, or for its reference to be cleared
 */
record Census(String held, String before) {

    /** So many, and their bytes. */
    private record Held(long count, long bytes) {

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

    /** A line of the histogram: rank, instances, bytes, class, and maybe its module in parentheses. */
    private static final Pattern LINE = Pattern.compile("(?m)^ *\\d+: +(\\d+) +(\\d+) +(\\S+(?: [a-z]+)?)");

    /** How often each case is repeated in a stretch, by what each one's operation costs in nanoseconds. */
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
        String before = now();
        String held = now();
        for (int i = 2; i < MOST_COLLECTIONS && !still(before, held) && System.nanoTime() - deadline < 0; i++) {
            before = held;
            held = now();
        }
        return new Census(held, before);
    }

    private static boolean still(String before, String after) {
        return Math.abs(objects(counts(after)) - objects(counts(before))) <= SETTLED;
    }

    private static String now() {
        StringBuilder text =
                new StringBuilder(DiagnosticCommand.run("gcClassHistogram").orElse(""));
        long threads = ManagementFactory.getThreadMXBean().getThreadCount();
        text.append(line(threads, THREAD_BYTES * threads, "threads"));
        if (ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix) {
            long files = unix.getOpenFileDescriptorCount();
            text.append(line(files, FILE_BYTES * files, "open files"));
        }
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
            if (pool.getName().equals("Metaspace")) {
                long classes = ManagementFactory.getClassLoadingMXBean().getLoadedClassCount();
                text.append(line(classes, pool.getUsage().getUsed(), "loaded classes"));
            }
        }
        for (BufferPoolMXBean pool : ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class)) {
            if (pool.getName().equals("direct")) {
                text.append(line(pool.getCount(), pool.getMemoryUsed(), "direct buffers"));
            }
        }
        return text.toString();
    }

    /** As the histogram has them; the rank is not read. */
    static String line(long count, long bytes, String name) {
        return "\n0: " + count + " " + bytes + " " + name;
    }

    private static Map<String, Held> counts(String text) {
        Map<String, Held> counts = new HashMap<>();
        Matcher lines = LINE.matcher(text);
        while (lines.find()) {
            // One name can be that of classes of several loaders.
            counts.merge(
                    lines.group(3),
                    new Held(Long.parseLong(lines.group(1)), Long.parseLong(lines.group(2))),
                    (a, b) -> new Held(a.count + b.count, a.bytes + b.bytes));
        }
        return counts;
    }

    private static long objects(Map<String, Held> held) {
        return held.values().stream().mapToLong(Held::count).sum();
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
        List<Map<String, Held>> counts = Stream.of(one.held, two.held, held, one.before, two.before, before)
                .map(Census::counts)
                .toList();
        return counts.get(2).keySet().stream()
                .map(name -> leak(
                        name,
                        counts.stream()
                                .map(of -> of.getOrDefault(name, Held.NONE))
                                .toList(),
                        first,
                        second,
                        OTHERS.contains(name) ? FEWEST_OTHERS : fewest.applyAsInt(name)))
                .filter(leak -> leak.count() > 0)
                .sorted(Comparator.comparingDouble(ForkWords.Leak::bytes).reversed())
                .toList();
    }

    /** Of three censuses, and of each a collection earlier. */
    private static ForkWords.Leak leak(String name, List<Held> of, long first, long second, int fewest) {
        long early = of.get(1).count - of.get(0).count;
        long late = of.get(2).count - of.get(1).count;
        double rate = (double) (early + late) / (first + second);
        boolean linear = early >= fewest
                && late >= fewest
                && (double) late / second >= SAME_AGAIN * early / first
                && (double) early / first >= SAME_AGAIN * late / second;
        double most = STILL * Math.min(early, late);
        boolean stays = IntStream.range(0, 3).allMatch(i -> Math.abs(of.get(i).count - of.get(i + 3).count) <= most);
        return new ForkWords.Leak(
                name, linear && stays ? rate : 0, (double) (of.get(2).bytes - of.get(0).bytes) / (first + second));
    }
}
