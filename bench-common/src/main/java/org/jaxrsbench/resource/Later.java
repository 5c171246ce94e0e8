package org.jaxrsbench.resource;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Who completes an answer that a resource gives after its method has returned. */
public final class Later {

    /** What is thrown where there are none. */
    public static final String NO_VIRTUAL_THREADS = "this JVM has no virtual threads";

    private static final ExecutorService THREAD = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "later");
        thread.setDaemon(true);
        return thread;
    });

    private static final Executor VIRTUAL = virtualThreads();

    private Later() {}

    /** One other thread, always the same. */
    public static void onThread(Runnable task) {
        THREAD.execute(task);
    }

    /**
     * A virtual thread, a new one for each task.
     *
     * @throws IllegalStateException on a JVM before 21
     */
    public static void onVirtualThread(Runnable task) {
        if (VIRTUAL == null) {
            throw new IllegalStateException(NO_VIRTUAL_THREADS);
        }
        VIRTUAL.execute(task);
    }

    /** Whether this JVM has them. */
    public static boolean hasVirtualThreads() {
        return VIRTUAL != null;
    }

    /** By reflection, because this is compiled for JDK 17. */
    private static Executor virtualThreads() {
        try {
            return (Executor)
                    Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
        } catch (ReflectiveOperationException e) {
            return null;
        }
    }
}
