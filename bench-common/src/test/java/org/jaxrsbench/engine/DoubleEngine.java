package org.jaxrsbench.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * An engine without an implementation: answers what is expected, or goes wrong in the way that the environment names.
 * {@code DOUBLE} is the way; {@code DOUBLE_FORKS} a file in which each start leaves a byte, {@code DOUBLE_FROM} the
 * start from which on it goes wrong, and {@code DOUBLE_AFTER} how many operations of that start are right.
 */
public class DoubleEngine implements JaxRsEngine {

    private static final int AFTER = Integer.parseInt(System.getenv().getOrDefault("DOUBLE_AFTER", "0"));

    private String behaviour = "right";
    private static final List<byte[]> HOARD = new ArrayList<>();

    private int operations;

    @Override
    public String implementation() {
        return "double";
    }

    @Override
    public String version() {
        return "1.0";
    }

    @Override
    public void start(AppConfig config) {
        try {
            System.err.println("double engine started"); // as implementations log
            Path forks = Path.of(System.getenv("DOUBLE_FORKS"));
            Files.write(forks, new byte[1], StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            if (Files.size(forks) >= Integer.parseInt(System.getenv().getOrDefault("DOUBLE_FROM", "1"))) {
                behaviour = System.getenv("DOUBLE");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Object newRequest(Exchange exchange) {
        return exchange.request().newUri();
    }

    @Override
    public void dispatch(Exchange exchange) throws Exception {
        operations++;
        byte[] right = exchange.request().expectedBody;
        byte[] answer = right;
        exchange.pretendHead();
        switch (operations > AFTER ? behaviour : "right") {
            case "404" -> {
                exchange.status(404);
                answer = new byte[0];
            }
            case "no-answer" -> exchange.forgetAnswer();
            case "empty" -> answer = new byte[0];
            case "shorter" -> answer = Arrays.copyOf(right, right.length - 1);
            case "longer" -> answer = Arrays.copyOf(right, right.length + 1);
            case "wrong-bytes" -> answer = new byte[right.length];
            case "wrong-bytes-later" -> answer = operations < 500 ? right : new byte[right.length];
            case "wrong-type" -> exchange.onlyHeader("Content-Type", "text/html");
            case "wrong-length" -> exchange.contentLength(right.length + 1L);
            case "not-called" -> {
                exchange.begin(exchange.request());
                exchange.status(exchange.request().expectedStatus());
                exchange.header("Content-Type", exchange.request().expectedType());
            }
            case "fails" -> throw new StackOverflowError("the double fell over");
            case "exits" -> Runtime.getRuntime().halt(3);
            case "throws" -> throw new IOException("the double was told to throw");
            case "hangs" -> hang();
            case "hoards" -> HOARD.add(new byte[1 << 20]);
            default -> {
                // right
            }
        }
        exchange.sink().write(answer, 0, answer.length);
    }

    /** Deaf to interrupts, and only once measuring has begun. */
    private void hang() {
        while (operations > 100) {
            Thread.onSpinWait();
        }
    }

    @Override
    public void close() {
        // holds nothing
    }
}
