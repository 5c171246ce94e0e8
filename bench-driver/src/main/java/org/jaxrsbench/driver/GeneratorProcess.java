package org.jaxrsbench.driver;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jaxrsbench.results.CsvFiles;

/** One process that makes load, and what is said to it and by it. Each line is one of CSV. */
final class GeneratorProcess implements AutoCloseable {

    private final String label;
    private final ChildProcess child;
    private final BufferedReader replies;

    /**
     * Starts it.
     *
     * @param label what messages call it
     * @throws IOException if it cannot be started
     */
    GeneratorProcess(String label, List<String> command) throws IOException {
        this.label = label;
        child = new ChildProcess(command);
        replies = child.out();
    }

    /**
     * Its name and version, which it says first.
     *
     * @throws IOException if it ends before that, or says something else
     */
    String awaitName() throws IOException {
        List<String> hello = reply();
        if (!hello.get(0).equals("hello") || hello.size() != 3) {
            throw new IOException(
                    label + " said '" + String.join(",", hello) + "'; expected hello, its name and its version");
        }
        return hello.get(1) + " " + hello.get(2);
    }

    /**
     * Says something to it.
     *
     * @throws IOException if it is gone
     */
    void say(List<String> line) throws IOException {
        try {
            child.in().write(CsvFiles.line(line).getBytes(StandardCharsets.UTF_8));
            child.in().flush();
        } catch (IOException e) {
            throw new IOException(label + " ended" + child.lastWords(), e);
        }
    }

    /**
     * Returns when it has prepared what it was told.
     *
     * @throws IOException if it could not, or is gone
     */
    void awaitReady() throws IOException {
        expect("ready");
    }

    /**
     * What came of what it was told.
     *
     * @throws IOException if it failed, or is gone
     */
    GeneratorReport awaitReport() throws IOException {
        List<String> reply = expect("ok");
        try {
            return GeneratorReport.parse(reply);
        } catch (IOException e) {
            throw new IOException(label + ": " + e.getMessage(), e);
        }
    }

    private List<String> expect(String word) throws IOException {
        List<String> reply = reply();
        if (reply.get(0).equals("failed") && reply.size() == 2) {
            throw new IOException(label + ": " + reply.get(1));
        }
        if (!reply.get(0).equals(word)) {
            throw new IOException(label + " said '" + String.join(",", reply) + "'; expected " + word);
        }
        return reply;
    }

    private List<String> reply() throws IOException {
        String line = replies.readLine();
        if (line == null) {
            throw new IOException(label + " ended" + child.lastWords());
        }
        return CsvFiles.parseLine(line);
    }

    boolean alive() {
        return child.process().isAlive();
    }

    @Override
    public void close() {
        child.close();
    }
}
