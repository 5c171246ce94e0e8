package org.jaxrsbench.http.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.jar.Attributes;
import java.util.jar.JarFile;

/** A server program as a process of its own, bounded in time. */
public final class ServerProcess implements AutoCloseable {

    private static final Duration START = Duration.ofSeconds(60);
    private static final Duration END = Duration.ofSeconds(30);
    private static final Duration ANSWER = Duration.ofSeconds(20);
    private static final int TAIL_LINES = 30;

    private static final HttpClient CLIENT = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(ANSWER)
            .build();

    private final Process process;
    private final Path errors;
    private final List<String> output = new ArrayList<>();
    private final CompletableFuture<Integer> ready = new CompletableFuture<>();
    private final Thread reader;
    private int port;

    private ServerProcess(List<String> javaArguments, String... serverArguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(System.getProperty("java.home") + File.separator + "bin" + File.separator + "java");
        command.addAll(javaArguments);
        command.addAll(List.of(serverArguments));
        errors = Files.createTempFile("server", ".log");
        process = new ProcessBuilder(command).redirectError(errors.toFile()).start();
        reader = new Thread(this::readOutput, "output of " + process.pid());
        reader.setDaemon(true);
        reader.start();
    }

    /** Starts a server jar and waits until it is ready; if it is not in time, the exception has the tail of its log. */
    public static ServerProcess start(Path jar, List<String> flags, String... arguments)
            throws IOException, InterruptedException {
        return start(java(jar, flags), arguments);
    }

    /** The same of any program: arguments of {@code java} up to its name, then its own. */
    public static ServerProcess start(List<String> javaArguments, String... arguments)
            throws IOException, InterruptedException {
        ServerProcess server = new ServerProcess(javaArguments, arguments);
        try {
            server.port = server.ready.get(START.toMillis(), TimeUnit.MILLISECONDS);
            return server;
        } catch (TimeoutException | ExecutionException e) {
            String why = e instanceof TimeoutException
                    ? "not ready within " + START
                    : "ended early with exit code " + server.waitForEnd();
            String log = server.tail();
            server.close();
            throw new IllegalStateException(why + "\n" + log, e);
        }
    }

    /** Runs a server jar that is expected to end by itself, with its standard input left open. */
    public static Ended run(Path jar, List<String> flags, String... arguments) throws IOException {
        return run(java(jar, flags), arguments);
    }

    /** The same of any program. */
    public static Ended run(List<String> javaArguments, String... arguments) throws IOException {
        try (ServerProcess server = new ServerProcess(javaArguments, arguments)) {
            return server.ended();
        }
    }

    /** The names of the jars that a server jar names in its manifest, all of which have to be there. */
    public static List<String> classPath(Path jar) throws IOException {
        if (!Files.isRegularFile(jar)) {
            throw new IllegalStateException("no " + jar + ": build it first");
        }
        List<String> names = new ArrayList<>();
        try (JarFile file = new JarFile(jar.toFile())) {
            String entries = file.getManifest().getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
            for (String entry : entries == null ? new String[0] : entries.split(" ")) {
                Path needed = jar.resolveSibling(entry);
                if (!Files.exists(needed)) {
                    throw new IllegalStateException(jar + " needs " + entry + ", which is not there");
                }
                names.add(needed.getFileName().toString());
            }
        }
        return names;
    }

    /** The port that it said it listens on. */
    public int port() {
        return port;
    }

    /** What it printed on standard output until now, up to the first thousand lines. */
    public List<String> output() {
        synchronized (output) {
            return List.copyOf(output);
        }
    }

    /** Sends a request without a body; the path has no slash at its beginning. */
    public HttpResponse<String> send(String method, String path) throws IOException, InterruptedException {
        return send(request(path), method, BodyPublishers.noBody());
    }

    /** Sends a request with a body of a media type. */
    public HttpResponse<String> send(String method, String path, String type, String body)
            throws IOException, InterruptedException {
        return send(request(path).header("Content-Type", type), method, BodyPublishers.ofString(body));
    }

    /**
     * Sends so many GET requests one after the other on one connection, until the server closes it or answers anything
     * but 200; how many were answered. The answer must state its length.
     */
    public int answersOnOneConnection(String path, int requests) throws IOException {
        byte[] request = ("GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII);
        try (Socket socket = new Socket("127.0.0.1", port)) {
            socket.setSoTimeout(Math.toIntExact(ANSWER.toMillis()));
            InputStream input = new BufferedInputStream(socket.getInputStream());
            for (int answered = 0; answered < requests; answered++) {
                try {
                    socket.getOutputStream().write(request);
                } catch (SocketException e) {
                    return answered;
                }
                String status = line(input);
                if (!status.startsWith("HTTP/1.1 200")) {
                    return answered;
                }
                int length = 0;
                for (String header = line(input); !header.isEmpty(); header = line(input)) {
                    if (header.toLowerCase(Locale.ROOT).startsWith("content-length:")) {
                        length = Integer.parseInt(
                                header.substring("content-length:".length()).trim());
                    }
                }
                input.skipNBytes(length);
            }
            return requests;
        }
    }

    private static String line(InputStream input) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int read = input.read(); read >= 0 && read != '\n'; read = input.read()) {
            if (read != '\r') {
                line.append((char) read);
            }
        }
        return line.toString();
    }

    /** Ends its standard input and waits for its end. */
    public Ended closeInput() throws IOException {
        process.getOutputStream().close();
        return ended();
    }

    /** Ends the process, without asking where it still lives, and removes its log. */
    @Override
    public void close() {
        if (process.isAlive()) { // else another process may have its number by now
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
        try {
            process.waitFor(END.toMillis(), TimeUnit.MILLISECONDS);
            Files.deleteIfExists(errors);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> java(Path jar, List<String> flags) throws IOException {
        classPath(jar);
        List<String> arguments = new ArrayList<>(flags);
        arguments.add("-jar");
        arguments.add(jar.toAbsolutePath().toString());
        return arguments;
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/" + path))
                .timeout(ANSWER);
    }

    private static HttpResponse<String> send(HttpRequest.Builder request, String method, BodyPublisher body)
            throws IOException, InterruptedException {
        return CLIENT.send(request.method(method, body).build(), BodyHandlers.ofString());
    }

    // To its end, or a server that logs its requests there would stand still.
    private void readOutput() {
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                synchronized (output) {
                    if (output.size() < 1000) {
                        output.add(line);
                    }
                }
                if (line.startsWith("READY port=")) {
                    ready.complete(Integer.parseInt(line.substring("READY port=".length())));
                }
            }
        } catch (IOException | NumberFormatException e) {
            ready.completeExceptionally(e);
        }
        ready.completeExceptionally(new IllegalStateException("end of output"));
    }

    private Ended ended() throws IOException {
        try {
            int code = waitForEnd();
            return new Ended(code, output(), Files.readAllLines(errors));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private int waitForEnd() throws IOException, InterruptedException {
        if (!process.waitFor(END.toMillis(), TimeUnit.MILLISECONDS)) {
            throw new IllegalStateException("still alive after " + END + "\n" + tail());
        }
        reader.join(END.toMillis());
        return process.exitValue();
    }

    private String tail() throws IOException {
        return "standard output:\n" + tail(output()) + "\nstandard error:\n" + tail(Files.readAllLines(errors));
    }

    private static String tail(List<String> lines) {
        return String.join("\n", lines.subList(Math.max(0, lines.size() - TAIL_LINES), lines.size()));
    }

    /** How a server ended, and the lines of its output and its error stream. */
    public record Ended(int exitCode, List<String> output, List<String> errors) {

        /** That it refused to start, in one line. */
        public void assertRefused(int code) {
            assertThat(exitCode).isEqualTo(code);
            assertThat(output).isEmpty();
            assertThat(errors).hasSize(1);
        }
    }
}
