package org.jaxrsbench.cli.http;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jaxrsbench.cli.profile.StackShares;

/**
 * Where a RESTEasy server's CPU time goes, from flight recordings under load. The parts are ours, for the published
 * figures name none: matching the resource method, writing the entity, and what else the implementation does to invoke
 * the method.
 */
public final class HttpProfile implements AutoCloseable {

    /** Finding the resource method. */
    public static final String MATCHING = "matching";

    /** Everything else that the implementation does, up to the entity. */
    public static final String INVOCATION = "invocation";

    /** Writing the entity. */
    public static final String WRITING = "writing";

    private static final Map<String, Pattern> PARTS = parts();

    /** What is recorded at least: a sample is taken every ten or twenty milliseconds. */
    private static final long SHORTEST_MILLIS = 12_000;

    private final Path checkout;
    private final HttpSettings settings;
    private final LoadSupervisor generator;

    /** A profiler whose load starts with its first recording. */
    public HttpProfile(Path checkout, HttpSettings settings, LoadGenerator load) {
        this.checkout = checkout;
        this.settings = settings;
        generator = new LoadSupervisor(() -> load.start(checkout));
    }

    /** How long one recording's load is, after its warm-up. */
    public static long millis(HttpSettings settings) {
        return Math.max(SHORTEST_MILLIS, settings.millis() * settings.slices());
    }

    /**
     * One recorded launch.
     *
     * @param cpuNanos CPU time of the server for a request
     * @param shares of the samples, by part
     */
    public record Profile(double cpuNanos, StackShares shares) {

        /** CPU nanoseconds a request that a part takes. */
        public double nanos(String part) {
            return cpuNanos * shares.shares().get(part);
        }
    }

    private static Map<String, Pattern> parts() {
        Map<String, Pattern> parts = new LinkedHashMap<>();
        parts.put(
                WRITING,
                Pattern.compile("^com\\.fasterxml\\.jackson|ServerResponseWriter|WriterInterceptor|MessageBodyWriter"
                        + "|reactive\\.server\\.(core\\.ServerSerialisers|handlers\\.Response|core\\.serialization)"));
        parts.put(
                MATCHING,
                Pattern.compile("^org\\.jboss\\.resteasy\\.core\\.registry|ResourceMethodRegistry"
                        + "|reactive\\.server\\.(mapping|handlers\\.(RestInitial|ClassRouting|MediaTypeMapper))"));
        parts.put(INVOCATION, Pattern.compile("^org\\.jboss\\.resteasy\\."));
        return parts;
    }

    /**
     * Records one launch of a target under load; its warm-up is not counted.
     *
     * @throws IOException where the server or the load fails, or nothing is recorded
     */
    public Profile record(HttpTarget target, Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        List<String> flags = new ArrayList<>(settings.flags());
        flags.add("-XX:StartFlightRecording:settings=profile,dumponexit=true,filename=" + file.toAbsolutePath());
        flags.add("-Xlog:jfr*=off");
        double cpu;
        Instant from;
        try (ServerUnderLoad server = LoopbackServer.launcher(checkout, flags).launch(target.subject())) {
            server.verify(target.endpoint());
            LoadSource load = generator.get();
            check(
                    target,
                    load.warm(server, target.endpoint(), settings.warmUsers(), settings.warm(), settings.warmMillis()));
            from = Instant.now();
            long before = server.cpuNanos();
            LoadSlice slice = load.slice(server, target.endpoint(), settings.users(), 0, millis(settings));
            check(target, slice);
            cpu = (double) (server.cpuNanos() - before) / slice.requests();
            server.verify(target.endpoint());
        }
        return new Profile(cpu, StackShares.of(file, from, PARTS));
    }

    private static void check(HttpTarget target, LoadSlice slice) throws IOException {
        String fault = VoidingPolicy.fault(slice, 0);
        if (!fault.isEmpty()) {
            throw new IOException(target + ": " + fault);
        }
    }

    @Override
    public void close() {
        generator.close();
    }
}
