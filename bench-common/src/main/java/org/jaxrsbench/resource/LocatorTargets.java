package org.jaxrsbench.resource;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The sub-resource classes that locators lead to, and an object of each that is answered over and over. */
public final class LocatorTargets {

    private static volatile Class<?>[] types = {};
    private static volatile Object[] stored = {};

    private LocatorTargets() {}

    /**
     * Sees to it that there are so many classes.
     *
     * @return the first {@code count} of them
     */
    public static synchronized List<Class<?>> classes(int count) {
        if (types.length < count) {
            Class<?> original = Resources.named("LocatedResource");
            Class<?>[] all = IntStream.range(0, count)
                    .mapToObj(i -> ClassCopies.of(original, "N" + i, Map.of("located name", name(i))))
                    .toArray(Class<?>[]::new);
            stored = IntStream.range(0, count).mapToObj(i -> made(all[i])).toArray();
            types = all;
        }
        return List.of(types).subList(0, count);
    }

    /** The answer of an object of a class. */
    public static String name(int index) {
        return "located " + index + " ";
    }

    /** For a locator: it was called, and answers this class. */
    public static Class<?> type(int index) {
        CallLog.called(CallLog.LOCATOR);
        return types[index];
    }

    /** For a locator: it was called, and answers a new object of this class. */
    public static Object instance(int index) {
        CallLog.called(CallLog.LOCATOR);
        return made(types[index]);
    }

    /** For a locator: it was called, and answers the same object of this class as always. */
    public static Object stored(int index) {
        CallLog.called(CallLog.LOCATOR);
        return stored[index];
    }

    private static Object made(Class<?> type) {
        try {
            return type.getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(type + " cannot be made", e);
        }
    }
}
