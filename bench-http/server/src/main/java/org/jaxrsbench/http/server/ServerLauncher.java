package org.jaxrsbench.http.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.BindException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The {@code main} of every server program: reads {@code [--host 127.0.0.1] [--port 0] [--variant NAME]}, starts the server,
 * prints {@code READY port=N} on standard output, and ends the JVM with exit code 0 when standard input ends, so that
 * no server outlives the process that started it. A wrong command line ends it with 2, a taken address with 5, any
 * other failure to start with 70.
 */
public final class ServerLauncher {

    private static final int BAD_INPUT = 2;
    private static final int ADDRESS_TAKEN = 5;
    private static final int INTERNAL_ERROR = 70;

    private static final int MOST_PORT = 65_535;

    // For what runs at exit, such as writing a flight recording.
    private static final long EXIT_MILLIS = 10_000;

    private ServerLauncher() {}

    /** Starts a server in this JVM. */
    @FunctionalInterface
    public interface Start {

        /**
         * Starts the server and returns as soon as it accepts connections.
         *
         * @param host name or address to listen on
         * @param port port to listen on, 0 for any free one
         * @param variant one of the server's variants; empty if it has none
         * @return the port that it listens on
         * @throws Exception if it cannot; a {@link BindException} among the causes means that the address is taken
         */
        int start(String host, int port, String variant) throws Exception;
    }

    /**
     * Runs a server.
     *
     * @param arguments the command line
     * @param variants the names that {@code --variant} knows, the default first; empty if there is nothing to choose
     * @param server starts it
     */
    public static void launch(String[] arguments, List<String> variants, Start server) {
        Map<String, String> options = new HashMap<>(Map.of("--host", "127.0.0.1", "--port", "0"));
        variants.stream().findFirst().ifPresent(first -> options.put("--variant", first));
        if (!read(arguments, options, variants)) {
            System.err.println("expected [--host HOST] [--port PORT]"
                    + (variants.isEmpty() ? "" : " [--variant " + String.join("|", variants) + "]") + ", not "
                    + String.join(" ", arguments));
            System.exit(BAD_INPUT);
        }
        String host = options.get("--host");
        int port = Integer.parseInt(options.get("--port"));
        // Before the server starts, which may hang.
        exitAtEndOfInput(System.in);
        try {
            System.out.println("READY port=" + server.start(host, port, options.getOrDefault("--variant", "")));
            System.out.flush();
        } catch (Exception | LinkageError e) {
            if (addressTaken(e)) {
                System.err.println("cannot listen on " + host + " port " + port + ": address taken");
                System.exit(ADDRESS_TAKEN);
            }
            e.printStackTrace();
            System.exit(INTERNAL_ERROR);
        }
    }

    /** Puts what the command line says in place of defaults; whether all of it is known, and has a value that is possible. */
    private static boolean read(String[] arguments, Map<String, String> options, List<String> variants) {
        for (int i = 0; i < arguments.length; i += 2) {
            if (i + 1 == arguments.length || options.replace(arguments[i], arguments[i + 1]) == null) {
                return false;
            }
        }
        return options.get("--port").matches("\\d{1,5}")
                && Integer.parseInt(options.get("--port")) <= MOST_PORT
                && (variants.isEmpty() || variants.contains(options.get("--variant")));
    }

    private static void exitAtEndOfInput(InputStream input) {
        Thread reader = new Thread(
                () -> {
                    try {
                        input.transferTo(OutputStream.nullOutputStream());
                    } catch (IOException e) {
                        // As good as its end.
                    }
                    exit();
                },
                "end of input");
        // No daemon: all threads of some servers are, and the JVM would end with main.
        reader.start();
    }

    /** Ends the JVM in the ordinary way, or by force if a shutdown hook hangs. */
    private static void exit() {
        Thread ordinary = new Thread(() -> System.exit(0), "exit");
        ordinary.start();
        try {
            ordinary.join(EXIT_MILLIS);
        } catch (InterruptedException e) {
            // There is nothing left to wait for.
        }
        Runtime.getRuntime().halt(0);
    }

    private static boolean addressTaken(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof BindException) {
                return true;
            }
        }
        return false;
    }
}
