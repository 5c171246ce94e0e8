package org.jaxrsbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code scripts/bench} in a checkout that is made up, with a java that says what it is asked and in which locale. */
class BenchScriptTest {

    @TempDir
    Path folder;

    /** Its exit code and what it printed, from a checkout of this name. */
    private String bench(String checkout, Map<String, String> environment) throws IOException, InterruptedException {
        Path root = folder.resolve(checkout);
        Files.createDirectories(root.resolve("scripts"));
        Files.createFile(
                Files.createDirectories(root.resolve("bench-cli/target")).resolve("bench.jar"));
        Path script = root.resolve("scripts/bench");
        Files.copy(Path.of("").toAbsolutePath().getParent().resolve("scripts/bench"), script);
        Path java = Files.createDirectories(folder.resolve("jdk/bin")).resolve("java");
        Files.writeString(java, "#!/bin/sh\necho \"$LC_ALL $@\"\n");
        assertThat(java.toFile().setExecutable(true)).isTrue();
        ProcessBuilder bench = new ProcessBuilder("bash", script.toString(), "list");
        bench.environment().put("JAVA_HOME", folder.resolve("jdk").toString());
        bench.environment().putAll(environment);
        Path out = folder.resolve("out");
        int code = bench.redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start()
                .waitFor();
        return code + ": " + Files.readString(out);
    }

    /** In the locale C, Java cannot name a folder such as bénch. */
    @ParameterizedTest
    @CsvSource({"C, C.UTF-8", "POSIX, C.UTF-8", "C.UTF-8, C.UTF-8"})
    void theLocaleLetsJavaNameAnyFile(String locale, String then) throws Exception {
        assertThat(bench("c", Map.of("LC_ALL", locale)))
                .startsWith("0: ")
                .contains(then + " -Djaxrsbench.terminal=false -XX:")
                .contains("-jar " + folder.resolve("c/bench-cli/target/bench.jar") + " list");
    }

    @Test
    void aCheckoutThatAClassPathCannotHoldIsNamed() throws Exception {
        assertThat(bench("a:b", Map.of())).startsWith("2: error: ").contains(folder.resolve("a:b") + ": ");
    }

    /** Before it looks for modules: Maven would say that it cannot find their artifacts. */
    @ParameterizedTest
    @CsvSource({"[exec:exec], 2", "'[package, exec:exec]', 0", "'[clean, verify, exec:exec]', 0"})
    void execWithoutAPhaseNamesTheOneThatItNeeds(String goals, int expected) throws Exception {
        Path script = Path.of("").toAbsolutePath().getParent().resolve("scripts/built");
        Path out = folder.resolve("built");
        int code = new ProcessBuilder("bash", script.toString(), "--goals", goals, "no.jar", folder + "/no-artifact")
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start()
                .waitFor();
        assertThat(code).isEqualTo(expected);
        assertThat(Files.readString(out))
                .isEqualTo(
                        expected == 0
                                ? ""
                                : "error: no.jar is missing: nothing is built yet; run: mvn package exec:exec\n");
    }

    /** What {@code mvn exec:exec} runs, in a checkout that nobody has built. */
    @Test
    void whatIsNotBuiltIsNamedWithWhatBuildsIt() throws Exception {
        Path script = Path.of("").toAbsolutePath().getParent().resolve("scripts/built");
        Path out = folder.resolve("built");
        for (String there : List.of("no.jar", "yes.jar")) {
            Path jar = folder.resolve(there);
            if (there.equals("yes.jar")) {
                Files.createFile(jar);
            }
            int code = new ProcessBuilder("bash", script.toString(), jar.toString(), "echo", "ran")
                    .redirectErrorStream(true)
                    .redirectOutput(out.toFile())
                    .start()
                    .waitFor();
            assertThat(code + ": " + Files.readString(out))
                    .isEqualTo(
                            there.equals("yes.jar")
                                    ? "0: ran\n"
                                    : "2: error: " + jar
                                            + " is missing: nothing is built yet; run: mvn package exec:exec\n");
        }
    }
}
