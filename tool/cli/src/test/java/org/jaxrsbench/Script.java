package org.jaxrsbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * How a script of the checkout ended.
 *
 * @param exit its exit code
 * @param said what it printed, errors too
 */
record Script(int exit, String said) {

    /** This checkout. */
    static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();

    /** Runs a command in a folder; the environment is added to that of this process. */
    static Script run(Path folder, Map<String, String> environment, String... command)
            throws IOException, InterruptedException {
        Path out = Files.createTempFile("script", ".out");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(out.toFile());
        builder.environment().putAll(environment);
        int exit = builder.start().waitFor();
        String said = Files.readString(out);
        Files.delete(out);
        return new Script(exit, said);
    }

    /** Writes a program that takes the place of another one. */
    static Path program(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        assertThat(Files.writeString(file, "#!/bin/sh\n" + text).toFile().setExecutable(true))
                .isTrue();
        return file;
    }
}
