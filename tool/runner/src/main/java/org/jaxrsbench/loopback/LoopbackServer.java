package org.jaxrsbench.loopback;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jaxrsbench.process.ChildProcess;

/** A server process on loopback. It ends when its standard input closes, so it cannot survive this process. */
public final class LoopbackServer implements ServerUnderLoad {

    /** Counted from the field after the name, which is the third. */
    private static final int UTIME = 14 - 3;

    /** The kernel counts in hundredths of a second, whatever its own clock is (USER_HZ). */
    private static final long TICK_NANOS = 10_000_000;

    private static final String READY = "READY port=";
    private static final int READY_SECONDS = 60;
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final HttpSubject subject;
    private final ChildProcess child;
    private final int port;
    private final HttpClient client;

    /**
     * Launches what is built in a checkout.
     *
     * @param flags JVM flags that are the same for all
     * @throws IOException if it does not get so far as to listen
     */
    public static LoopbackServer launch(Path checkout, HttpSubject subject, List<String> flags) throws IOException {
        return new LoopbackServer(subject, subject.command(checkout.resolve("bench-http"), flags));
    }

    /** Starts it and waits until it listens, for a minute at most. */
    LoopbackServer(HttpSubject subject, List<String> command) throws IOException {
        this.subject = subject;
        child = new ChildProcess(command);
        CompletableFuture<Integer> ready = new CompletableFuture<>();
        Thread reader = new Thread(() -> drain(ready), "output of " + subject.label());
        reader.setDaemon(true);
        reader.start();
        try {
            port = ready.get(READY_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException | ExecutionException | InterruptedException e) {
            String why = e instanceof TimeoutException
                    ? " does not listen after " + READY_SECONDS + " s"
                    : " ended before it listened" + child.lastWords(List.of());
            close();
            throw new IOException(subject.label() + why, e);
        }
        client = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(PATIENCE)
                .build();
    }

    /** Finds the ready line; whatever else a server writes, a request log for one, is read and dropped. */
    private void drain(CompletableFuture<Integer> ready) {
        try (BufferedReader out = child.out()) {
            for (String line = out.readLine(); line != null && !ready.isDone(); line = out.readLine()) {
                if (line.startsWith(READY)) {
                    ready.complete(
                            Integer.parseInt(line.substring(READY.length()).strip()));
                }
            }
            // As bytes from here on: decoding a request log beside the server would take its processor.
            child.process().getInputStream().transferTo(OutputStream.nullOutputStream());
        } catch (IOException | UncheckedIOException | NumberFormatException e) {
            // as below
        }
        ready.completeExceptionally(new IOException("ended"));
    }

    @Override
    public int port() {
        return port;
    }

    @Override
    public boolean alive() {
        return child.process().isAlive();
    }

    @Override
    public long cpuNanos() throws IOException {
        return child.process()
                .info()
                .totalCpuDuration()
                .orElseThrow(() -> new IOException(subject.label() + " is gone" + child.lastWords(List.of())))
                .toNanos();
    }

    /**
     * The part of {@link #cpuNanos} that was not the kernel's, in nanoseconds; all of it where the system does not say.
     *
     * @throws IOException if the server is gone
     */
    public long userNanos() throws IOException {
        try {
            String stat = Files.readString(
                    Path.of("/proc", Long.toString(child.process().pid()), "stat"));
            return userTicks(stat) * TICK_NANOS;
        } catch (NoSuchFileException e) {
            return cpuNanos(); // no Linux, or the server is gone, which that says
        }
    }

    /** The field {@code utime} of proc(5). The name of the program before it may hold anything, even blanks. */
    public static long userTicks(String stat) {
        String[] afterName = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
        return Long.parseLong(afterName[UTIME]);
    }

    @Override
    public void verify(Endpoint endpoint) throws IOException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + endpoint.target()))
                .timeout(PATIENCE)
                .header("Accept", endpoint.accept())
                .method(
                        endpoint.method(),
                        endpoint.body().isEmpty()
                                ? HttpRequest.BodyPublishers.noBody()
                                : HttpRequest.BodyPublishers.ofString(endpoint.body()));
        if (!endpoint.bodyType().isEmpty()) {
            request.header("Content-Type", endpoint.bodyType());
        }
        HttpResponse<String> answer;
        try {
            answer = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (InterruptedException e) {
            throw new IOException("interrupted", e);
        } catch (IOException e) {
            throw new IOException(
                    subject.label() + " does not answer " + endpoint + ": " + e
                            + (alive() ? "" : child.lastWords(List.of())),
                    e);
        }
        String type = answer.headers()
                .firstValue("Content-Type")
                .map(t -> t.replaceAll("\\s*;.*", ""))
                .orElse("");
        Optional<String> mismatch = endpoint.mismatch(answer.statusCode(), type, answer.body());
        if (mismatch.isPresent()) {
            throw new IOException(subject.label() + " answers " + endpoint + " with " + mismatch.get());
        }
    }

    @Override
    public void close() {
        child.close();
    }
}
