package org.jaxrsbench.format;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Makes samples for tests. */
public final class TestSamples {

    private TestSamples() {}

    /**
     * A fork with an iteration for each value; one that is no number was discarded. In odd rounds the subject {@code new} is
     * launched before any other, in even ones after it.
     *
     * @param subject its label: the name of the implementation, and a version if it is not 1; on JDK 17
     */
    public static List<Sample> fork(String subject, Case of, int round, int number, Metric metric, double... values) {
        boolean first = subject.equals("new") == (round % 2 == 1);
        int colon = subject.indexOf(':');
        String implementation = colon < 0 ? subject : subject.substring(0, colon);
        Subject what = new Subject(subject, implementation, colon < 0 ? "1" : subject.substring(colon + 1), "17");
        Fork in = new Fork(round, number, first ? 1 : 2);
        return IntStream.range(0, values.length)
                .mapToObj(i -> new Sample(
                        "run",
                        what,
                        of,
                        in,
                        i + 1,
                        metric,
                        values[i],
                        Double.isNaN(values[i]) ? Status.DISCARDED : Status.OK))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /** A round for each value: its first fork, of one iteration. */
    public static List<Sample> rounds(String subject, Case of, Metric metric, double... values) {
        return IntStream.range(0, values.length)
                .mapToObj(i -> fork(subject, of, i + 1, 1, metric, values[i]))
                .flatMap(List::stream)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /** What a run folder's environment has to say; with what a test adds or changes. */
    public static Environment environment(String pairing) {
        String text = "tier,in-process cpu_model,X cores,2 memory_bytes,1 os,Linux jvm,J jvm_flags,-Xmx1g jmh,1.37"
                + " commit,c seed,1 started,2026-01-01T00:00:00Z harness,h settings,s";
        Environment environment = new Environment().put("pairing", pairing);
        for (String entry : text.split(" ")) {
            environment.put(entry.split(",")[0], entry.split(",")[1]);
        }
        return environment;
    }

    /** A folder that was not there, with these in it. */
    public static Path write(Path folder, List<Sample> samples, Environment environment) throws IOException {
        Files.createDirectory(folder);
        Sample.TABLE.write(folder.resolve("samples.csv"), samples);
        environment.fingerprint().write(folder.resolve("environment.csv"));
        return folder;
    }

    /** A run of them that took turns by iterations, without files. */
    public static Run run(List<Sample> samples) {
        return new Run(new RunFolder(Path.of("run")), environment("turns"), samples, List.of(), List.of());
    }
}
