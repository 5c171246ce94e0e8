package org.jaxrsbench.cli.measure;

import java.io.PrintStream;
import java.util.function.Supplier;

/** What is said if the process is ended while it measures, as by Ctrl-C. */
public final class Interruption {

    private Interruption() {}

    /**
     * Does something, and says how to go on if the process is ended meanwhile.
     *
     * @param progress where it is said
     * @param howToGoOn a line
     */
    public static <T> T during(PrintStream progress, String howToGoOn, Supplier<T> work) {
        Thread hook =
                new Thread(() -> progress.println("interrupted; what was measured is kept. To go on: " + howToGoOn));
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            return work.get();
        } finally {
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException e) {
                // The process is ending: the hook has said it.
            }
        }
    }
}
