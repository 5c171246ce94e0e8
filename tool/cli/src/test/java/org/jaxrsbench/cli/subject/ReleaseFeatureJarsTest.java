package org.jaxrsbench.cli.subject;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.protocol.JarList;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReleaseFeatureJarsTest {

    @TempDir
    Path folder;

    private ToyCheckout toy;
    private ImplementationModule module;

    @BeforeEach
    void makeCheckout() throws IOException {
        toy = ToyCheckout.in(folder);
        module = ImplementationModule.all(toy.checkout()).get(0);
    }

    private List<Path> classPathWith(String declared) throws Exception {
        Path pom = module.pom();
        Files.writeString(
                pom,
                Files.readString(pom)
                        .replaceFirst(
                                "<properties>", "<properties><subject.own.json>" + declared + "</subject.own.json>"));
        try (Releases releases = ToyReleases.of(toy, ToyReleases::leaveClasses)) {
            return releases.classPath(ImplementationModule.all(toy.checkout()).get(0), "1.0");
        }
    }

    private static List<String> list(List<Path> classPath) throws IOException {
        return Files.readAllLines(classPath.get(classPath.size() - 1).resolve(JarList.path("json")));
    }

    @Test
    void whatOneScenarioNeedsIsListedAndNotOnTheClassPath() throws Exception {
        List<Path> classPath = classPathWith("toy.Json org.toy:tool:1.0");
        List<String> lines = list(classPath);
        assertThat(lines.get(0)).isEqualTo("toy.Json");
        assertThat(lines.subList(1, lines.size())).singleElement().asString().endsWith("tool-1.0.jar");
        assertThat(classPath).noneMatch(path -> path.toString().contains("tool-1.0"));
    }

    @Test
    void whereAJarCannotBeHadTheNextChoiceIsTaken() throws Exception {
        assertThat(list(classPathWith("toy.Json org.toy:tool:9.9 | [1,2) org.toy:tool:1.0")))
                .hasSize(2)
                .last()
                .asString()
                .endsWith("tool-1.0.jar");
    }

    @Test
    void aChoiceMayBeForSomeReleasesOnly() throws Exception {
        assertThat(list(classPathWith("toy.Json org.toy:tool:9.9 | [2,) org.toy:tool:1.0")))
                .singleElement()
                .asString()
                .contains("9.9");
    }

    @Test
    void whereNoneCanBeHadTheListSaysWhy() throws Exception {
        assertThat(list(classPathWith("toy.Json org.toy:tool:9.9 | org.toy:tool:9.8")))
                .singleElement()
                .asString()
                .startsWith("# its jars cannot be had: ")
                .contains("9.9");
    }
}
