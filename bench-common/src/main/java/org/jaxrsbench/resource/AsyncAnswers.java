package org.jaxrsbench.resource;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Completes answers that a resource gives after its method has returned. */
public final class AsyncAnswers {

    private static final ExecutorService THREAD = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "later");
        thread.setDaemon(true);
        return thread;
    });

    private AsyncAnswers() {}

    /** One other thread, always the same. */
    public static void onThread(Runnable task) {
        THREAD.execute(task);
    }
}
