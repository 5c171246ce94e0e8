package org.jaxrsbench.resource;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** The sub-resource classes that locators lead to, and an object of each that is answered over and over. */
public final class Located {

    /** What a locator says that is to answer a model where there are none. */
    public static final String NO_MODELS = "no models of resources";

    private static volatile Class<?>[] types = {};
    private static volatile Object[] stored = {};

    private static volatile UnaryOperator<Object> modeled;
    private static final Map<Class<?>, Object> MODELS = new ConcurrentHashMap<>();

    private Located() {}

    /**
     * For an engine: how a model is made of a class, from now on.
     *
     * @param model null if there are no models
     */
    public static void modeledBy(UnaryOperator<Object> model) {
        modeled = model;
        MODELS.clear();
    }

    /** For a locator: it was called, and answers a new model of this class. */
    public static Object model(Class<?> type) {
        Desk.called(Desk.LOCATOR);
        return newModel(type);
    }

    /** For a locator: it was called, and answers the same model of this class as always. */
    public static Object storedModel(Class<?> type) {
        Desk.called(Desk.LOCATOR);
        return MODELS.computeIfAbsent(type, Located::newModel);
    }

    private static Object newModel(Class<?> type) {
        if (modeled == null) {
            throw new IllegalStateException(NO_MODELS);
        }
        return modeled.apply(type);
    }

    /** One of the classes. */
    public static Class<?> at(int index) {
        return types[index];
    }

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

    /** What an object of a class answers. */
    public static String name(int index) {
        return "located " + index + " ";
    }

    /** For a locator: it was called, and answers this class. */
    public static Class<?> type(int index) {
        Desk.called(Desk.LOCATOR);
        return types[index];
    }

    /** For a locator: it was called, and answers a new object of this class. */
    public static Object instance(int index) {
        Desk.called(Desk.LOCATOR);
        return made(types[index]);
    }

    /** For a locator: it was called, and answers the same object of this class as always. */
    public static Object stored(int index) {
        Desk.called(Desk.LOCATOR);
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
