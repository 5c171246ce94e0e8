package org.jaxrsbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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
                Files.createDirectories(root.resolve("tool/bench/target")).resolve("bench.jar"));
        Path script = root.resolve("scripts/bench");
        Files.copy(Path.of("../..").toAbsolutePath().normalize().resolve("scripts/bench"), script);
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
                .contains("-jar " + folder.resolve("c/tool/bench/target/bench.jar") + " list");
    }

    @Test
    void aCheckoutThatAClassPathCannotHoldIsNamed() throws Exception {
        assertThat(bench("a:b", Map.of())).startsWith("2: error: ").contains(folder.resolve("a:b") + ": ");
    }

    /** The exit code and what it printed of the script that {@code mvn exec:exec} runs. */
    private String built(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(
                List.of("bash", Path.of("../../scripts/built").toAbsolutePath().toString()));
        command.addAll(List.of(arguments));
        Path out = folder.resolve("built");
        int code = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start()
                .waitFor();
        return code + ": " + Files.readString(out);
    }

    /** Before it looks for modules: Maven would say that it cannot find their artifacts. */
    @Test
    void execWithoutAPhaseNamesTheOneThatItNeeds() throws Exception {
        String artifact = folder.resolve("artifact").toString();
        String jar = Files.createFile(folder.resolve("a.jar")).toString();
        String fix = " is missing: nothing is built yet; run: mvn package exec:exec\n";
        assertThat(built("--goals", "[exec:exec]", "no.jar", artifact)).isEqualTo("2: error: no.jar" + fix);
        assertThat(built("--goals", "[exec:exec]", jar, artifact)).isEqualTo("2: error: " + artifact + fix);
        assertThat(built("--goals", "[package, exec:exec]", "no.jar", artifact)).isEqualTo("0: ");
        assertThat(built("--goals", "[clean, verify, exec:exec]", "no.jar", artifact))
                .isEqualTo("0: ");
        Files.createDirectory(Path.of(artifact));
        assertThat(built("--goals", "[exec:exec]", jar, artifact)).isEqualTo("0: ");
    }

    /** In a checkout that nobody has built. */
    @Test
    void whatIsNotBuiltIsNamedWithWhatBuildsIt() throws Exception {
        Path jar = folder.resolve("a.jar");
        assertThat(built(jar.toString(), "echo", "ran"))
                .isEqualTo("2: error: " + jar + " is missing: nothing is built yet; run: mvn package exec:exec\n");
        Files.createFile(jar);
        assertThat(built(jar.toString(), "echo", "ran")).isEqualTo("0: ran\n");
    }
}
