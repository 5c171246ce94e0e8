package org.jaxrsbench.driver;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jaxrsbench.results.BadInputException;

/**
 * The wrk command, as a cross-check of the other generator. It knows the closed model only, whole seconds, and no status
 * but "2xx or 3xx"; so an endpoint that is to answer another one is not for it.
 */
final class WrkLoad implements LoadSource {

    private static final Pattern REQUESTS = Pattern.compile("(\\d+) requests in ([0-9.]+)(ms|s|m)");
    private static final Pattern ERRORS =
            Pattern.compile("Socket errors: connect (\\d+), read (\\d+), write (\\d+), timeout (\\d+)");
    private static final Pattern WRONG = Pattern.compile("Non-2xx or 3xx responses: (\\d+)");
    private static final Pattern PERCENTILE = Pattern.compile("\\s(50|99)(?:\\.0+)?%\\s+([0-9.]+)(us|ms|s)");

    private final Path script;

    /**
     * Looks for the program.
     *
     * @throws BadInputException if it is not installed
     */
    WrkLoad() throws IOException {
        try {
            Process version =
                    new ProcessBuilder("wrk", "-v").redirectErrorStream(true).start();
            version.getInputStream().readAllBytes();
            version.waitFor();
        } catch (IOException e) {
            throw new BadInputException("--load wrk: there is no program wrk on the path; install it, or leave it out");
        } catch (InterruptedException e) {
            throw new IOException("interrupted", e);
        }
        script = Files.createTempFile("jaxrs-bench", ".lua");
    }

    @Override
    public LoadSlice slice(ServerUnderLoad server, Endpoint endpoint, int users, long rate, long millis)
            throws IOException {
        if (rate > 0) {
            throw new BadInputException("--rate: wrk knows no open model");
        }
        return run(server, endpoint, users, Math.max(1, Math.round(millis / 1000.0)));
    }

    /** In seconds, until there were as many. */
    @Override
    public LoadSlice warm(ServerUnderLoad server, Endpoint endpoint, int users, long requests, long millis)
            throws IOException {
        LoadSlice all = run(server, endpoint, users, 1);
        for (int second = 1;
                second < millis / 1000
                        && all.requests() < requests
                        && VoidingPolicy.fault(all, 0).isEmpty();
                second++) {
            LoadSlice more = run(server, endpoint, users, 1);
            all = new LoadSlice(
                    all.requests() + more.requests(),
                    more.errors(),
                    more.wrongStatus(),
                    more.timeouts(),
                    all.seconds() + more.seconds(),
                    more.p50(),
                    more.p99(),
                    more.p999());
        }
        return all;
    }

    private LoadSlice run(ServerUnderLoad server, Endpoint endpoint, int users, long seconds) throws IOException {
        Files.writeString(script, script(endpoint));
        Process wrk = new ProcessBuilder(
                        "wrk",
                        "-t",
                        "1",
                        "-c",
                        Integer.toString(users),
                        "-d",
                        seconds + "s",
                        "--latency",
                        "-s",
                        script.toString(),
                        "http://127.0.0.1:" + server.port() + endpoint.target())
                .redirectErrorStream(true)
                .start();
        try {
            String output = new String(wrk.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (wrk.waitFor() != 0) {
                throw new IOException(
                        "wrk: " + output.strip().lines().findFirst().orElse("no output"));
            }
            return parse(output);
        } catch (InterruptedException e) {
            wrk.destroyForcibly();
            throw new IOException("interrupted", e);
        }
    }

    private static String script(Endpoint endpoint) {
        StringBuilder lua = new StringBuilder("wrk.method = " + quoted(endpoint.method()) + "\n"
                + "wrk.headers[\"Accept\"] = " + quoted(endpoint.accept()) + "\n");
        if (!endpoint.body().isEmpty()) {
            lua.append("wrk.body = ").append(quoted(endpoint.body())).append('\n');
            lua.append("wrk.headers[\"Content-Type\"] = ")
                    .append(quoted(endpoint.bodyType()))
                    .append('\n');
        }
        return lua.toString();
    }

    private static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }

    /** What wrk printed. */
    static LoadSlice parse(String output) throws IOException {
        Matcher requests = REQUESTS.matcher(output);
        if (!requests.find()) {
            throw new IOException("wrk says nothing of requests: " + output.strip());
        }
        long all = Long.parseLong(requests.group(1));
        Matcher errors = ERRORS.matcher(output);
        boolean any = errors.find();
        Matcher wrong = WRONG.matcher(output);
        long wrongStatus = wrong.find() ? Long.parseLong(wrong.group(1)) : 0;
        double p50 = Double.NaN;
        double p99 = Double.NaN;
        Matcher percentiles = PERCENTILE.matcher(output);
        while (percentiles.find()) {
            double micros = Double.parseDouble(percentiles.group(2)) * micros(percentiles.group(3));
            if (percentiles.group(1).equals("50")) {
                p50 = micros;
            } else {
                p99 = micros;
            }
        }
        return new LoadSlice(
                all - wrongStatus,
                any
                        ? Long.parseLong(errors.group(1))
                                + Long.parseLong(errors.group(2))
                                + Long.parseLong(errors.group(3))
                        : 0,
                wrongStatus,
                any ? Long.parseLong(errors.group(4)) : 0,
                Double.parseDouble(requests.group(2)) * micros(requests.group(3)) / TimeUnit.SECONDS.toMicros(1),
                p50,
                p99,
                Double.NaN);
    }

    private static double micros(String unit) {
        return switch (unit) {
            case "us" -> 1;
            case "ms" -> 1e3;
            case "s" -> 1e6;
            case "m" -> 60e6;
            default -> throw new IllegalArgumentException("unit " + unit.toLowerCase(Locale.ROOT));
        };
    }

    @Override
    public boolean alive() {
        return true;
    }

    @Override
    public String name() {
        return "wrk";
    }

    @Override
    public void close() {
        try {
            Files.deleteIfExists(script);
        } catch (IOException e) {
            // the system clears its temporary folder
        }
    }
}
