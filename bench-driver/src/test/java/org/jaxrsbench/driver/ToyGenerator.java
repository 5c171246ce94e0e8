package org.jaxrsbench.driver;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/** A generator that makes no requests: it replies from the script that its argument of the JVM is. */
final class ToyGenerator {

    private ToyGenerator() {}

    /** Says the first line of the script, then one more for each line that it reads; notes that line on its error stream. */
    public static void main(String[] arguments) throws IOException {
        String[] script = System.getProperty("script").split(";");
        System.out.println(script[0]);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (int i = 1; i < script.length; i++) {
            System.err.println(in.readLine());
            System.out.println(script[i]);
        }
        System.err.println(in.readLine());
    }
}
