package org.jaxrsbench.cli.measure;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.DoubleEngine;
import org.jaxrsbench.engine.Exchange;

/**
 * A double whose operations take some tens of microseconds and allocate; its subclasses do the same and block besides, in
 * ways that CPU time does not show.
 */
public class WorkingDoubleEngine extends DoubleEngine {

    private static final int ENTITY = 65_536;

    private double wasted;
    private int operations;
    private final byte[][] kept = new byte[keeps()][];

    /** How many operations' entities stay reachable: what the collector has to copy. */
    protected int keeps() {
        return 1;
    }

    /** What else an operation waits for. */
    protected void block(int operation) {
        // nothing
    }

    @Override
    public void dispatch(Exchange exchange) throws Exception {
        for (int i = 1; i < 10_000; i++) {
            wasted += Math.sqrt(wasted + i);
        }
        operations++;
        kept[operations % kept.length] = new byte[ENTITY];
        block(operations);
        super.dispatch(exchange);
    }

    /** Right, whatever others are told. */
    public static final class Right extends DoubleEngine {

        @Override
        public void start(AppConfig config) {
            // it is told nothing
        }
    }

    /** Sleeps in one operation of sixteen. */
    public static final class Sleeping extends WorkingDoubleEngine {

        @Override
        protected void block(int operation) {
            if (operation % 16 == 0) {
                LockSupport.parkNanos(TimeUnit.MICROSECONDS.toNanos(50));
            }
        }
    }

    /** Waits for a lock that another thread holds for a fifth of the time. */
    public static final class Locking extends WorkingDoubleEngine {

        private final Object lock = new Object();

        /** Starts the other thread. */
        public Locking() {
            Thread other = new Thread(this::holdNowAndThen, "holds the lock");
            other.setDaemon(true);
            other.start();
        }

        private void holdNowAndThen() {
            while (true) {
                synchronized (lock) {
                    LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
                }
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(4));
            }
        }

        @Override
        protected void block(int operation) {
            synchronized (lock) {
                // it is enough to have had it
            }
        }
    }

    /** Keeps another thread busy. */
    public static final class Spinning extends DoubleEngine {

        @Override
        public void start(AppConfig config) {
            super.start(config);
            Thread other = new Thread(Spinning::spin, "spins");
            other.setDaemon(true);
            other.start();
        }

        private static void spin() {
            while (true) {
                Thread.onSpinWait();
            }
        }
    }

    /** Takes so long to boot and to answer, at least. */
    public static final class Starting extends DoubleEngine {

        static final int BOOT_MILLIS = 40;
        static final int ANSWER_MILLIS = 80;

        @Override
        public void start(AppConfig config) {
            pass(BOOT_MILLIS);
            super.start(config);
        }

        @Override
        public void dispatch(Exchange exchange) throws Exception {
            pass(ANSWER_MILLIS);
            super.dispatch(exchange);
        }

        private static void pass(int millis) {
            long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
            while (System.nanoTime() - end < 0) {
                LockSupport.parkNanos(end - System.nanoTime());
            }
        }
    }

    /** Allocates as much, and keeps so much of it that the collector's pauses grow. */
    public static final class Pausing extends WorkingDoubleEngine {

        @Override
        protected int keeps() {
            return 512;
        }
    }

    /** Allocates in a PUT and in no other request, so that figures show which case they are of. */
    public static final class AllocatingInPut extends DoubleEngine {

        private byte[] kept = new byte[0];

        @Override
        public void dispatch(Exchange exchange) throws Exception {
            if (exchange.request().method().equals("PUT")) {
                kept = new byte[ENTITY + kept.length % 2];
            }
            super.dispatch(exchange);
        }
    }
}
