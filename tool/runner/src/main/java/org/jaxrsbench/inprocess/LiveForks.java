package org.jaxrsbench.inprocess;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jaxrsbench.fork.ForkOrder;
import org.jaxrsbench.inprocess.SliceRound.Launch;
import org.jaxrsbench.inprocess.SliceRound.Order;

/** Forks that are alive together. They boot and settle by themselves, and wait until they are told to take slices; they end with this object. */
record LiveForks(Order order, Path folder, List<ForkProcess> processes) implements AutoCloseable {

    private static final Pattern HEAP = Pattern.compile(" -Xmx(\\d{1,5})([mg]) ");

    /** Launches them, each with a prefix of program and options; if one cannot be started, none is left. */
    static LiveForks launch(Order order, Path temporary, List<String> prefix) throws IOException {
        Path folder = Files.createTempDirectory(temporary, "");
        LiveForks forks = new LiveForks(order, folder, new ArrayList<>());
        try {
            for (Launch launch : order.launches()) {
                int place = forks.processes.size();
                List<String> command = new ArrayList<>(prefix);
                command.addAll(launch.command());
                ForkProcess fork = new ForkProcess(command);
                forks.processes.add(fork);
                fork.tell(new ForkOrder(
                        ForkOrder.VERSION,
                        launch.carrier(),
                        launch.tasks(),
                        new ForkOrder.Seat(place, order.launches().size(), folder.toString()),
                        order.times(),
                        launch.way(),
                        order.seed(),
                        forks.slices(place).toString()));
            }
            return forks;
        } catch (IOException | RuntimeException e) {
            forks.close();
            throw e;
        }
    }

    /**
     * Whether there is memory for one and a half times the heaps of an order's forks: the container's, where it has less than the machine. What
     * a command does not limit by {@code -Xmx} is not known.
     */
    static boolean haveRoom(Order order) {
        long heaps = 0;
        for (Launch launch : order.launches()) {
            heaps += HEAP.matcher(String.join(" ", launch.command()))
                    .results()
                    .mapToLong(m -> Long.parseLong(m.group(1)) << (m.group(2).equals("g") ? 30 : 20))
                    .reduce(Long.MAX_VALUE / 8, (first, last) -> last);
        }
        OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        try {
            List<String> kilobytes = Files.readAllLines(Path.of("/proc/meminfo")); // in all, free, available
            boolean contained = system.getTotalMemorySize() < bytes(kilobytes.get(0));
            return heaps / 2 * 3 <= (contained ? system.getFreeMemorySize() : bytes(kilobytes.get(2)));
        } catch (IOException | NumberFormatException e) {
            return false; // not Linux
        }
    }

    private static long bytes(String line) {
        return Long.parseLong(line.replaceAll("\\D", "")) << 10;
    }

    /** Has them run on all processors, if they were kept aside. */
    void release(Pinning pinning) throws InterruptedException {
        for (ForkProcess process : processes) {
            pinning.release(process.pid());
        }
    }

    /** The file that a fork leaves its slices in. */
    Path slices(int place) {
        return folder.resolve(place + ".csv");
    }

    @Override
    public void close() {
        processes.forEach(ForkProcess::close);
        SliceRound.delete(folder);
    }
}
