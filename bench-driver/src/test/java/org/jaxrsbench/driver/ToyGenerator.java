package org.jaxrsbench.driver;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A generator that makes no requests: what it says are the lines of the file {@code script} beside its jar. */
final class ToyGenerator {

    private ToyGenerator() {}

    /** Says the first line, then one more for each line that it reads; notes that line on its error stream. */
    public static void main(String[] arguments) throws IOException {
        Path jar = Path.of(System.getProperty("java.class.path"));
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line : Files.readAllLines(jar.resolveSibling("script"))) {
            System.out.println(line);
            System.err.println(in.readLine());
        }
    }
}
