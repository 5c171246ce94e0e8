package org.jaxrsbench.view;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jaxrsbench.format.CsvFiles;

/** A run folder for a test, made of others. */
final class RunCopy {

    /** Columns of each file that take any text. */
    private static final Map<String, Set<Integer>> TEXTS = Map.of(
            "samples.csv", Set.of(0, 1, 2, 3, 4, 5),
            "pairs.csv", Set.of(1, 3, 5),
            "forks.csv", Set.of(0),
            "check.csv", Set.of(0, 4, 5, 17),
            "reproduction.csv", Set.of(0, 1, 11));

    private static final Set<String> ENVIRONMENT = Set.of("cpu_model", "os", "commit", "jvm", "started", "settings");

    private RunCopy() {}

    /**
     * Makes one.
     *
     * @param hostile is put behind every text that a file lets one choose freely
     * @param folders their files are in it, later ones over earlier ones
     */
    static void of(Path target, String hostile, Path... folders) throws IOException {
        Files.createDirectories(target);
        for (Path folder : folders) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, Files::isRegularFile)) {
                for (Path file : files) {
                    String name = file.getFileName().toString();
                    List<String> lines = Files.readAllLines(file).stream()
                            .map(line -> changed(name, line, hostile))
                            .toList();
                    Files.write(target.resolve(name), lines);
                }
            }
        }
    }

    private static String changed(String file, String line, String hostile) {
        if (file.equals("notes.txt")) {
            return line + hostile;
        }
        if (hostile.isEmpty() || !file.endsWith(".csv")) {
            return line;
        }
        List<String> fields = new ArrayList<>(CsvFiles.parseLine(line));
        boolean head = Set.of("run", "round", "subject", "benchmark", "experiment", "key")
                .contains(fields.get(0));
        for (int i = 0; i < fields.size() && !head; i++) {
            boolean text = file.equals("environment.csv")
                    ? i == 1
                            ? ENVIRONMENT.contains(fields.get(0))
                            : fields.get(0).startsWith("jvm.")
                    : TEXTS.getOrDefault(file, Set.of()).contains(i);
            fields.set(i, text ? fields.get(i) + hostile : fields.get(i));
        }
        return CsvFiles.line(fields).stripTrailing();
    }
}
