package org.jaxrsbench.client;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * The smallest server that a client can speak HTTP/1.1 with over a socket: a thread for each connection, which keeps it until the client
 * closes it. It does no more than read a request, have it answered, and write the answer: long ones in chunks (RFC 9112, section 7.1).
 */
final class LoopbackAnswers implements AutoCloseable {

    /** Longer entities are answered without their length. */
    private static final int LONG = 16_384;

    private static final int BACKLOG = 50;
    private static final int HEXADECIMAL = 16;

    private final ServerSocket socket;
    private final Answerer answerer;

    /** Listens on a free port, and answers for the thread that makes it. */
    LoopbackAnswers() {
        try {
            socket = new ServerSocket(0, BACKLOG, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException("there is no free port", e);
        }
        answerer = new Answerer(socket.getLocalPort());
        begin(this::accept);
    }

    Answerer answerer() {
        return answerer;
    }

    private static void begin(Runnable work) {
        Thread thread = new Thread(work, "loopback answers");
        thread.setDaemon(true);
        thread.start();
    }

    private void accept() {
        try {
            while (true) {
                Socket connection = socket.accept();
                begin(() -> serve(connection));
            }
        } catch (IOException e) {
            // it was closed
        }
    }

    private void serve(Socket connection) {
        try (connection) {
            connection.setTcpNoDelay(true);
            InputStream in = new BufferedInputStream(connection.getInputStream());
            OutputStream out = connection.getOutputStream();
            for (String first = line(in); !first.isEmpty(); first = line(in)) {
                String[] request = first.split(" ");
                Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
                for (String header = line(in); !header.isEmpty(); header = line(in)) {
                    int colon = header.indexOf(':');
                    headers.put(
                            header.substring(0, colon),
                            header.substring(colon + 1).strip());
                }
                out.write(written(answerer.answer(request[0], request[1], headers::get, body(in, headers))));
                out.flush();
                if ("close".equalsIgnoreCase(headers.get("Connection"))) {
                    return;
                }
            }
        } catch (IOException e) {
            // the client has closed it
        }
    }

    private static byte[] body(InputStream in, Map<String, String> headers) throws IOException {
        if (!"chunked".equalsIgnoreCase(headers.get("Transfer-Encoding"))) {
            return in.readNBytes(Integer.parseInt(headers.getOrDefault("Content-Length", "0")));
        }
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        int length;
        do {
            length = Integer.parseInt(line(in), HEXADECIMAL);
            body.write(in.readNBytes(length));
            line(in);
        } while (length > 0);
        return body.toByteArray();
    }

    private static byte[] written(Answerer.Answer answer) {
        byte[] entity = answer.entity();
        boolean chunked = entity.length > LONG;
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(
                ascii("HTTP/1.1 " + answer.status() + " " + answer.reason() + "\r\nContent-Type: " + answer.type()
                        + (chunked ? "\r\nTransfer-Encoding: chunked" : "\r\nContent-Length: " + entity.length)
                        + "\r\n\r\n"));
        for (int from = 0; chunked && from < entity.length; from += LONG) {
            int length = Math.min(LONG, entity.length - from);
            all.writeBytes(ascii(String.format(Locale.ROOT, "%x\r\n", length)));
            all.write(entity, from, length);
            all.writeBytes(ascii("\r\n"));
        }
        all.writeBytes(chunked ? ascii("0\r\n\r\n") : entity);
        return all.toByteArray();
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0) {
                throw new EOFException();
            }
            if (c != '\r') {
                line.append((char) c);
            }
        }
        return line.toString();
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            // nobody listens any more, which is what was asked for
        }
    }
}
