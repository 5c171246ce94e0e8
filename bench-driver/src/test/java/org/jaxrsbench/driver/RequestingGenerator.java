package org.jaxrsbench.driver;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import org.HdrHistogram.Histogram;
import org.jaxrsbench.results.CsvFiles;

/**
 * A generator whose users send so many requests each, one after the other. Of those that share the property {@code marker}
 * the first one to begin ends in place of that.
 */
final class RequestingGenerator {

    static final int REQUESTS_OF_A_USER = 20;

    private RequestingGenerator() {}

    /** Says hello, and carries out commands. */
    public static void main(String[] arguments) throws IOException {
        System.out.println("hello,requesting,1");
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            System.out.println("ready");
            if ("go".equals(in.readLine())) {
                endIfFirst(System.getProperty("marker"));
                System.out.println(load(CsvFiles.parseLine(line)));
            }
        }
    }

    private static void endIfFirst(String marker) throws IOException {
        if (marker != null) {
            try {
                Files.createFile(Path.of(marker));
                Runtime.getRuntime().halt(3);
            } catch (FileAlreadyExistsException e) {
                // Another one was first.
            }
        }
    }

    private static String load(List<String> command) {
        int port = Integer.parseInt(command.get(3));
        String path = command.get(5);
        String expected = "HTTP/1.1 " + command.get(9) + " ";
        int all = Integer.parseInt(command.get(10)) * REQUESTS_OF_A_USER;
        int right = 0;
        int errors = 0;
        Histogram latencies = new Histogram(2);
        for (int i = 0; i < all; i++) {
            long before = System.nanoTime();
            try {
                right += answer(port, path).startsWith(expected) ? 1 : 0;
                latencies.recordValue(System.nanoTime() - before);
            } catch (IOException e) {
                errors++;
            }
        }
        ByteBuffer buffer = ByteBuffer.allocate(latencies.getNeededByteBufferCapacity());
        int length = latencies.encodeIntoCompressedByteBuffer(buffer);
        return String.join(
                ",",
                "ok",
                Integer.toString(right),
                Integer.toString(errors),
                Integer.toString(all - right - errors),
                "0,0,0,1000",
                Base64.getEncoder().encodeToString(Arrays.copyOf(buffer.array(), length)));
    }

    private static String answer(int port, String path) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.getOutputStream()
                    .write(("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            String status = new BufferedReader(
                            new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII))
                    .readLine();
            if (status == null) {
                throw new IOException("closed without an answer");
            }
            return status;
        }
    }
}
