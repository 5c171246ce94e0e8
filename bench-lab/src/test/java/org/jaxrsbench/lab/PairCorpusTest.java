package org.jaxrsbench.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.jaxrsbench.cli.Cli;
import org.jaxrsbench.results.CsvFiles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PairCorpusTest {

    @TempDir
    Path folder;

    @Test
    void aRebuiltJarHoldsTheSameInAnotherOrder() throws IOException {
        Path jar = folder.resolve("a.jar");
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, "some.Main");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
            for (int i = 0; i < 50; i++) {
                out.putNextEntry(new JarEntry("entry" + i));
                out.write(("content " + i).getBytes());
            }
        }
        Path rebuilt = folder.resolve("b.jar");
        PairCorpus.rebuild(jar, rebuilt);
        assertThat(names(rebuilt))
                .containsExactlyInAnyOrderElementsOf(names(jar))
                .isNotEqualTo(names(jar));
        assertThat(contents(rebuilt)).isEqualTo(contents(jar));
        assertThat(names(rebuilt).get(0)).isEqualTo(JarFile.MANIFEST_NAME);
    }

    @Test
    void aRebuiltClassPathIsStartedByOneJar() throws IOException {
        Path jar = folder.resolve("a.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), new Manifest())) {
            out.putNextEntry(new JarEntry("in-a-jar"));
            out.write("packed".getBytes());
        }
        Path classes = Files.createDirectories(folder.resolve("classes/p"));
        Files.writeString(classes.resolve("in-a-folder"), "loose");
        Path rebuilt = PairCorpus.rebuild(List.of(classes.getParent(), jar), folder.resolve("rebuilt"));
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {rebuilt.toUri().toURL()}, ClassLoader.getPlatformClassLoader())) {
            assertThat(loader.getResourceAsStream("p/in-a-folder")).hasContent("loose");
            assertThat(loader.getResourceAsStream("in-a-jar")).hasContent("packed");
        }
        try (JarFile started = new JarFile(rebuilt.toFile())) {
            assertThat(started.getManifest().getMainAttributes().getValue(Attributes.Name.MAIN_CLASS))
                    .isEqualTo("org.jaxrsbench.runner.Main");
        }
    }

    private static List<String> names(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            return file.stream().map(JarEntry::getName).toList();
        }
    }

    private static Map<String, String> contents(Path jar) throws IOException {
        Map<String, String> contents = new HashMap<>();
        try (JarFile file = new JarFile(jar.toFile())) {
            for (JarEntry entry : file.stream().toList()) {
                contents.put(
                        entry.getName(), new String(file.getInputStream(entry).readAllBytes()));
            }
        }
        return contents;
    }

    @Test
    void ratesOfAFileAreThoseOfItsPairs() throws IOException {
        Path file = folder.resolve("bank.csv");
        StringBuilder text = new StringBuilder(CsvFiles.line(PairCorpus.COLUMNS));
        for (int i = 1; i <= 44; i++) {
            double noise = (i % 2 == 0 ? 1 : -1) * 0.001 * i / 10;
            for (String kind : List.of("same", "rebuilt", "slowed")) {
                double d = noise - (kind.equals("slowed") ? 0.1 : 0);
                text.append("jersey:1,B,p=" + i % 2 + "," + kind + "," + i + ",throughput,8," + d + "\n");
            }
        }
        Files.writeString(file, text);
        Cli cli = Cli.run(Lab::run, "study", "rates", file);
        assertThat(cli.exit()).isZero();
        assertThat(cli.out())
                .contains("jersey:1, cases in a check: 2")
                .contains("with itself: 88 pairs", "with about 5% burned: 44 pairs")
                .containsPattern("any case: 10000 checks:  REGRESSION 0.00% .*PASS 100.00%")
                .containsPattern("that case: +10000 checks:  REGRESSION 100.00%")
                .containsPattern("slowed, disjoint blocks: +2 checks:  REGRESSION 100.00%")
                .contains("the same jar: 44 pairs", "classes in another order: 44 pairs");
    }

    @Test
    void aLineThatIsNoPairIsNamed() throws IOException {
        Path file = folder.resolve("bank.csv");
        Files.writeString(file, CsvFiles.line(PairCorpus.COLUMNS) + "jersey:1,B,p=1,sane,1,throughput,8,0.1\n");
        Cli cli = Cli.run(Lab::run, "study", "rates", file);
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.err()).contains("bank.csv:2: expected a kind (same, rebuilt, slowed)");
        Files.writeString(file, CsvFiles.line(PairCorpus.COLUMNS) + "jersey:1,B,p=1,same,1,throughput,8,NaN\n");
        assertThat(Cli.run(Lab::run, "study", "rates", file).err()).contains("bank.csv:2: expected a kind");
        Files.writeString(file, CsvFiles.line(PairCorpus.COLUMNS));
        cli = Cli.run(Lab::run, "study", "rates", file);
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.err()).contains("bank.csv: holds no pair of a subject with itself");
        cli = Cli.run(Lab::run, "study", "estimators", "--out", file.resolve("below-a-file"));
        assertThat(cli.exit()).isEqualTo(2);
        assertThat(cli.err()).contains("cannot be made");
        assertThat(Cli.run(Lab::run, "study", "estimators", "--ways", "sideways")
                        .err())
                .contains("--ways sideways: expected some of back-to-back");
    }
}
