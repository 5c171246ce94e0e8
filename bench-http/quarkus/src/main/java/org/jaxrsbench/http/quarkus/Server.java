package org.jaxrsbench.http.quarkus;

import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.QuarkusApplication;
import io.quarkus.runtime.annotations.QuarkusMain;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.BindException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import org.eclipse.microprofile.config.ConfigProvider;

/**
 * Starts the application as the other servers start: {@code [--host 127.0.0.1] [--port 0] [--anywhere]}. Says
 * {@code READY port=N} when it listens, ends when its standard input does.
 */
@QuarkusMain
public final class Server implements QuarkusApplication {

    private static final int WRONG_USAGE = 2;
    private static final int NO_PORT = 5;

    /** Starts the server, or ends the process with a line that says why it cannot. */
    public static void main(String... args) {
        String host = "127.0.0.1";
        int port = 0;
        boolean anywhere = false;
        for (int i = 0; i < args.length; i++) {
            String option = args[i];
            if (option.equals("--anywhere")) {
                anywhere = true;
            } else if (option.equals("--host") && i + 1 < args.length) {
                host = args[++i];
            } else if (option.equals("--port") && i + 1 < args.length) {
                port = port(args[++i]);
            } else {
                throw fail(WRONG_USAGE, "not an option of this server, or without its value: " + option);
            }
        }
        if (!anywhere && !loopback(host)) {
            throw fail(WRONG_USAGE, "--host " + host + " is not loopback; --anywhere allows it");
        }
        // Above the environment and every file.
        System.setProperty("quarkus.http.host", host);
        System.setProperty("quarkus.http.port", Integer.toString(port));
        String address = host + ":" + port;
        Quarkus.run(Server.class, (code, failure) -> exit(code, failure, address));
    }

    /** Called when the application listens; a start-up event would come before that. */
    @Override
    public int run(String... args) {
        Thread watch = new Thread(Server::awaitEndOfInput, "end-of-input");
        watch.setDaemon(true);
        watch.start();
        // Quarkus puts the port it got there.
        System.out.println("READY port=" + ConfigProvider.getConfig().getValue("quarkus.http.port", Integer.class));
        Quarkus.waitForExit();
        return 0;
    }

    private static void awaitEndOfInput() {
        try (InputStream in = System.in) {
            in.transferTo(OutputStream.nullOutputStream());
        } catch (IOException e) {
            // As good as its end: nobody holds the other side.
        }
        Quarkus.asyncExit(0);
    }

    private static void exit(int code, Throwable failure, String address) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof BindException) {
                throw fail(NO_PORT, "cannot listen on " + address + ": " + cause.getMessage());
            }
        }
        if (failure != null) {
            failure.printStackTrace();
        }
        System.exit(code);
    }

    private static int port(String text) {
        try {
            int port = Integer.parseInt(text);
            if (port >= 0 && port <= 65535) {
                return port;
            }
        } catch (NumberFormatException e) {
            // Told below.
        }
        throw fail(WRONG_USAGE, "not a port: " + text);
    }

    private static boolean loopback(String host) {
        try {
            return InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException e) {
            throw fail(WRONG_USAGE, "unknown host " + host);
        }
    }

    private static Error fail(int code, String line) {
        System.err.println(line);
        System.exit(code);
        return new AssertionError("unreachable");
    }
}
