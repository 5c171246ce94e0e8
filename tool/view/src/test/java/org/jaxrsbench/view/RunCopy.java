package org.jaxrsbench.view;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jaxrsbench.format.CsvFiles;

/**
 * A run folder for a test, made of others.
 *
 * @param folders their files, later ones over earlier ones
 * @param hostile what is put behind every text that a file lets one choose freely
 */
record RunCopy(List<Path> folders, String hostile) {

    /** Columns of each file that take any text. */
    private static final Map<String, Set<Integer>> TEXTS = Map.of(
            "samples.csv", Set.of(0, 1, 2, 3, 4, 5),
            "check.csv", Set.of(0, 4, 5, 17),
            "reproduction.csv", Set.of(0, 1, 11));

    private static final Set<String> ENVIRONMENT = Set.of("cpu_model", "os", "commit", "jvm", "started", "settings");

    static RunCopy of(Path run) {
        return new RunCopy(List.of(run), "");
    }

    RunCopy with(Path folder) {
        return new RunCopy(Stream.concat(folders.stream(), Stream.of(folder)).toList(), hostile);
    }

    RunCopy hostile(String text) {
        return new RunCopy(folders, text);
    }

    void into(Path target) throws IOException {
        Files.createDirectories(target);
        for (Path folder : folders) {
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    String name = file.getFileName().toString();
                    Files.writeString(
                            target.resolve(name),
                            Files.readAllLines(file).stream()
                                    .map(line -> changed(name, line))
                                    .collect(Collectors.joining("\n", "", "\n")));
                }
            }
        }
    }

    private String changed(String file, String line) {
        if (hostile.isEmpty()) {
            return line;
        }
        if (file.equals("notes.txt")) {
            return line + hostile;
        }
        if (!file.endsWith(".csv")) {
            return line;
        }
        List<String> fields = new ArrayList<>(CsvFiles.parseLine(line));
        boolean head =
                Set.of("run", "subject", "benchmark", "experiment", "key").contains(fields.get(0));
        for (int i = 0; i < fields.size() && !head; i++) {
            boolean text = file.equals("environment.csv")
                    ? i == 1 && ENVIRONMENT.contains(fields.get(0))
                    : TEXTS.getOrDefault(file, Set.of()).contains(i);
            fields.set(i, text ? fields.get(i) + hostile : fields.get(i));
        }
        return CsvFiles.line(fields).stripTrailing();
    }
}
