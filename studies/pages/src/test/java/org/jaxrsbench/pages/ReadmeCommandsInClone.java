package org.jaxrsbench.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jaxrsbench.Pages;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Runs the commands of the README, shortened, in a clone of the repository; with {@code -Dreadme.pages=all} those of all pages and of the
 * help texts of {@code scripts/bench}. Takes minutes, so that only {@code .ci/run} and {@code scripts/nightly} name it;
 * {@code -Dreadme.clone} is the clone's folder.
 */
class ReadmeCommandsInClone {

    private static final int MINUTES = 8;
    private static final int SHOWN_LINES = 40;

    private final Path clone = Path.of(System.getProperty("readme.clone")).toAbsolutePath();

    @TestFactory
    Stream<DynamicTest> everyCommandRuns() throws IOException {
        Map<ShortCommand, String> commands = new LinkedHashMap<>(); // each once
        boolean all = System.getProperty("readme.pages", "").equals("all");
        List<Path> pages = all ? Pages.in(clone) : List.of(clone.resolve("README.md"));
        for (Path page : pages) {
            PrintedCommand.in(Files.readAllLines(page))
                    .forEach(printed ->
                            commands.putIfAbsent(ShortCommand.of(printed), page.getFileName() + ", " + printed));
        }
        if (all) {
            PrintedCommand.ofHelp()
                    .forEach((name, example) ->
                            commands.putIfAbsent(ShortCommand.of(example), "help of " + name + ": " + example.text()));
        }
        return commands.entrySet().stream()
                .map(command -> DynamicTest.dynamicTest(command.getValue(), () -> run(command.getKey())));
    }

    private void run(ShortCommand command) throws IOException, InterruptedException {
        Path log = Files.createTempFile("readme-command", ".log");
        long start = System.nanoTime();
        Process process = new ProcessBuilder("bash", "-c", command.text())
                .directory(clone.toFile())
                .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        boolean ended = process.waitFor(MINUTES, TimeUnit.MINUTES);
        if (!ended) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly().waitFor();
        }
        System.out.printf("%4d s  %s%n", TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start), command.text());
        List<String> lines = Files.readAllLines(log);
        String end = String.join("\n", lines.subList(Math.max(0, lines.size() - SHOWN_LINES), lines.size()));
        Files.delete(log);
        assertThat(ended)
                .as("ended within %d minutes: %s%n%s", MINUTES, command.text(), end)
                .isTrue();
        assertThat(command.exits())
                .as("exit codes of %s%n%s", command.text(), end)
                .contains(process.exitValue());
    }
}
