package org.jaxrsbench.http.server;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.stream.Stream;

/**
 * What every server program is told on its command line.
 *
 * @param host name or address to listen on
 * @param port port to listen on, 0 for any free one
 * @param variant one of the server's variants; empty if it has none
 */
public record ServerOptions(String host, int port, String variant) {

    /**
     * Reads {@code [--host 127.0.0.1] [--port 0] [--variant NAME] [--anywhere]}.
     *
     * @param arguments the command line
     * @param variants the names that {@code --variant} knows, the default first; empty if there is nothing to choose
     * @throws IllegalArgumentException if an option is unknown or incomplete, its value is none of the possible
     *     ones, or the host is not a loopback address and {@code --anywhere} is not given; the message is one line
     */
    public static ServerOptions parse(String[] arguments, List<String> variants) {
        String host = "127.0.0.1";
        int port = 0;
        String variant = variants.isEmpty() ? "" : variants.get(0);
        boolean anywhere = false;
        for (int i = 0; i < arguments.length; i++) {
            switch (arguments[i]) {
                case "--host" -> host = value(arguments, i++);
                case "--port" -> port = port(value(arguments, i++));
                case "--variant" -> variant = variant(value(arguments, i++), variants);
                case "--anywhere" -> anywhere = true;
                default -> throw new IllegalArgumentException("unknown option " + arguments[i]);
            }
        }
        if (!anywhere && !loopback(host)) {
            throw new IllegalArgumentException(
                    "refusing to listen on " + host + ", which is not a loopback address, without --anywhere");
        }
        return new ServerOptions(host, port, variant);
    }

    private static String value(String[] arguments, int option) {
        if (option + 1 == arguments.length || arguments[option + 1].isBlank()) {
            throw new IllegalArgumentException(arguments[option] + " needs a value");
        }
        return arguments[option + 1];
    }

    private static int port(String text) {
        try {
            int port = Integer.parseInt(text);
            if (port >= 0 && port <= 65535) {
                return port;
            }
        } catch (NumberFormatException e) {
            // Said below, as for a number out of range.
        }
        throw new IllegalArgumentException("--port " + text + " is not a port");
    }

    private static String variant(String name, List<String> variants) {
        if (!variants.contains(name)) {
            throw new IllegalArgumentException("unknown variant " + name + ", there "
                    + (variants.isEmpty() ? "are none" : "are " + String.join(", ", variants)));
        }
        return name;
    }

    private static boolean loopback(String host) {
        try {
            // All of them: a server is free to listen on any address that the name stands for.
            return Stream.of(InetAddress.getAllByName(host)).allMatch(InetAddress::isLoopbackAddress);
        } catch (UnknownHostException e) {
            throw new IllegalArgumentException("unknown host " + host, e);
        }
    }
}
