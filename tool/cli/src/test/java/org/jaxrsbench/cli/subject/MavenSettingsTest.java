package org.jaxrsbench.cli.subject;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MavenSettingsTest {

    @TempDir
    Path folder;

    @Test
    void theUsualPlaces() throws IOException {
        Path mvn = Files.createDirectories(folder.resolve("maven/bin")).resolve("mvn");
        Files.writeString(mvn, "");
        assertThat(mvn.toFile().setExecutable(true)).isTrue();
        Path link = Files.createDirectories(folder.resolve("bin")).resolve("mvn");
        Files.createSymbolicLink(link, mvn);
        MavenSettings found =
                MavenSettings.of(folder, Map.of("PATH", "/no-such:" + link.getParent()), folder.resolve("home"));
        assertThat(found.user()).isEqualTo(folder.resolve("home/.m2/settings.xml"));
        assertThat(found.installation()).contains(folder.toRealPath().resolve("maven/conf/settings.xml"));
        assertThat(found.localRepository()).isEmpty();
        assertThat(found.offline()).isFalse();
    }

    @Test
    void withoutAnInstalledMavenMavenHomeNamesOne() {
        assertThat(MavenSettings.of(folder, Map.of("MAVEN_HOME", "/maven"), folder)
                        .installation())
                .contains(Path.of("/maven/conf/settings.xml"));
        assertThat(MavenSettings.of(folder, Map.of(), folder).installation()).isEmpty();
    }

    @Test
    void whatMavenIsToldCounts() throws IOException {
        Files.createDirectories(folder.resolve(".mvn"));
        Files.writeString(folder.resolve(".mvn/maven.config"), "-B\n-s\nci/settings.xml\n");
        MavenSettings found = MavenSettings.of(
                folder,
                Map.of(
                        "MAVEN_ARGS",
                        "--offline --global-settings=/etc/global.xml",
                        "MAVEN_OPTS",
                        "-Xmx1g -Dmaven.repo.local=/cache"),
                folder);
        assertThat(found.user()).isEqualTo(folder.resolve("ci/settings.xml"));
        assertThat(found.installation()).contains(Path.of("/etc/global.xml"));
        assertThat(found.localRepository()).contains(Path.of("/cache"));
        assertThat(found.offline()).isTrue();
    }
}
