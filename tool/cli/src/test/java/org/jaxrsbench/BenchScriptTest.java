package org.jaxrsbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code scripts/bench} in a checkout that is made up, with a java that says what it is asked and in which locale. */
class BenchScriptTest {

    @TempDir
    Path folder;

    private Script bench(String checkout, String locale) throws IOException, InterruptedException {
        Path root = folder.resolve(checkout);
        Files.createFile(
                Files.createDirectories(root.resolve("tool/bench/target")).resolve("bench.jar"));
        Path script = Files.createDirectory(root.resolve("scripts")).resolve("bench");
        Files.copy(Script.ROOT.resolve("scripts/bench"), script);
        Script.program(folder.resolve("jdk/bin/java"), "echo \"$LC_ALL $@\"\n");
        Map<String, String> environment =
                Map.of("JAVA_HOME", folder.resolve("jdk").toString(), "LC_ALL", locale);
        return Script.run(folder, environment, "bash", script.toString(), "list");
    }

    /** In the locale C, Java cannot name a folder such as bénch. */
    @ParameterizedTest
    @CsvSource({"C, C.UTF-8", "POSIX, C.UTF-8", "C.UTF-8, C.UTF-8"})
    void theLocaleLetsJavaNameAnyFile(String locale, String then) throws Exception {
        Script bench = bench("c", locale);
        assertThat(bench.exit()).isZero();
        assertThat(bench.said())
                .contains(then + " -Djaxrsbench.terminal=false -XX:")
                .contains("-jar " + folder.resolve("c/tool/bench/target/bench.jar") + " list");
    }

    @Test
    void aCheckoutThatAClassPathCannotHoldIsNamed() throws Exception {
        Script bench = bench("a:b", "C.UTF-8");
        assertThat(bench.exit()).isEqualTo(2);
        assertThat(bench.said()).startsWith("error: ").contains(folder.resolve("a:b") + ": ");
    }

    /** The exit code and what it printed of the script that {@code mvn exec:exec} runs. */
    private String built(String... arguments) throws IOException, InterruptedException {
        Stream<String> script =
                Stream.of("bash", Script.ROOT.resolve("scripts/built").toString());
        Script built = Script.run(
                folder, Map.of(), Stream.concat(script, Stream.of(arguments)).toArray(String[]::new));
        return built.exit() + ": " + built.said();
    }

    /** Before it looks for modules: Maven would say that it cannot find their artifacts. */
    @Test
    void execWithoutAPhaseNamesTheOneThatItNeeds() throws Exception {
        String artifact = folder.resolve("artifact").toString();
        String jar = Files.createFile(folder.resolve("a.jar")).toString();
        String fix = " is missing: nothing is built yet; run: mvn package exec:exec\n";
        assertThat(built("--goals", "[exec:exec]", "no.jar", artifact)).isEqualTo("2: error: no.jar" + fix);
        assertThat(built("--goals", "[exec:exec]", jar, artifact)).isEqualTo("2: error: " + artifact + fix);
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
