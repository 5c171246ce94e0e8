package org.jaxrsbench.cli.subject;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.jaxrsbench.format.Refusals.assertRefused;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jaxrsbench.format.BadInputException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResolvedReleasesTest {

    @TempDir
    Path folder;

    private ToyCheckout toy;
    private int downloads;

    @BeforeEach
    void makeCheckout() throws IOException {
        toy = ToyCheckout.in(folder);
    }

    private List<String> runtime(MavenSettings settings, String version) throws Exception {
        ImplementationModule module = ImplementationModule.all(toy.checkout()).get(0);
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        try (Releases releases =
                new Releases(toy.checkout(), settings, ToyReleases::leaveClasses, new PrintStream(said, true))) {
            return releases.classPath(module, version).stream()
                    .map(p -> p.getFileName().toString())
                    .toList();
        } finally {
            downloads += said.toString().contains("downloading") ? 1 : 0;
        }
    }

    private List<String> runtime(String version) throws Exception {
        return runtime(toy.mavenSettings(), version);
    }

    @Test
    void theSettingsMirrorAndLocalRepositoryAreUsed() throws Exception {
        runtime("1.0");
        assertThat(downloads).isEqualTo(1);
        Path kept = toy.local().resolve("org/toy/toy/1.0");
        assertThat(kept.resolve("toy-1.0.jar")).isRegularFile();
        assertThat(kept.resolve("_remote.repositories")).content().contains("toy-1.0.jar>everything=");
        runtime("1.0");
        assertThat(downloads).as("the second time it is there").isEqualTo(1);
    }

    @Test
    void aHoleThatIsFilledLaterIsNotRemembered() throws Exception {
        assertRefused(
                UnresolvableException.class,
                () -> runtime("1.7"),
                "Could not find artifact org.toy:toy:jar:1.7 in everything");
        ToyCheckout.publish(toy.mirror(), "toy", "1.7", "");
        assertThat(runtime("1.7")).contains("toy-1.7.jar");
    }

    @Test
    void aSnapshotThatIsInstalledAgainIsLookedUpAgain() throws Exception {
        ToyCheckout.publish(toy.local(), "toy", "1.1-SNAPSHOT", "");
        assertThat(runtime("1.1-SNAPSHOT")).contains("toy-1.1-SNAPSHOT.jar").doesNotContain("helper-1.0.jar");
        ToyCheckout.publish(toy.local(), "toy", "1.1-SNAPSHOT", ToyCheckout.dependency("helper", "1.0", ""));
        assertThat(runtime("1.1-SNAPSHOT")).contains("toy-1.1-SNAPSHOT.jar", "helper-1.0.jar");
    }

    @Test
    void aSnapshotThatIsDeployedAgainIsLookedUpAgain() throws Exception {
        ToyCheckout.deploy(toy.mirror(), "toy", "1.1", 1, "");
        assertThat(runtime("1.1-SNAPSHOT")).doesNotContain("helper-1.0.jar");
        ToyCheckout.deploy(toy.mirror(), "toy", "1.1", 2, ToyCheckout.dependency("helper", "1.0", ""));
        assertThat(runtime("1.1-SNAPSHOT")).contains("helper-1.0.jar");
    }

    @Test
    void offlineOnlyTheLocalRepositoryIsUsed() throws Exception {
        MavenSettings offline = new MavenSettings(toy.settings(), Optional.empty(), Optional.empty(), true);
        assertRefused(UnresolvableException.class, () -> runtime(offline, "1.0"), "offline");
        List<String> online = runtime("1.0");
        assertThat(runtime(offline, "1.0")).isEqualTo(online);
    }

    @Test
    void preReleasesAreNotListed() throws Exception {
        String listed = "0.9 1.0-m01 1.0 1.1-rc1 1.1.0.Beta2 1.1.0.CR1 1.9.Final 2.0-M3 2.0";
        ToyCheckout.list(toy.mirror(), "toy", listed.split(" "));
        ImplementationModule module = ImplementationModule.all(toy.checkout()).get(0);
        ImplementationModule.Line line = module.lines().get(0);
        try (Releases releases = ToyReleases.of(toy, ToyReleases::leaveClasses)) {
            assertThat(releases.listed(module, line)).containsExactly("1.0", "1.9.Final");
        }
    }

    @Test
    void aPomThatCannotBeImportedIsOneLine() throws IOException {
        Path pom = toy.checkout().resolve("pom.xml");
        Files.writeString(
                pom,
                Files.readString(pom)
                        .replace(
                                "<dependencyManagement><dependencies>",
                                "<dependencyManagement><dependencies>"
                                        + ToyCheckout.dependency(
                                                "no-such-bom", "1.0", "<type>pom</type><scope>import</scope>")));
        assertRefused(UnresolvableException.class, () -> runtime("1.0"), "org.toy:no-such-bom:pom:1.0");
    }

    @Test
    void theInstallationsSettingsCountToo() throws Exception {
        Path none = folder.resolve("no-such-settings.xml");
        MavenSettings global =
                new MavenSettings(none, Optional.of(toy.settings()), Optional.of(folder.resolve("elsewhere")), false);
        assertThat(runtime(global, "1.0")).contains("toy-1.0.jar");
        assertThat(folder.resolve("elsewhere/org/toy/toy/1.0/_remote.repositories"))
                .content()
                .contains("toy-1.0.jar>everything=");
    }

    @Test
    void settingsThatCannotBeReadAreBadInput() throws IOException {
        Files.writeString(toy.settings(), "<settings><mirrors>");
        assertThatThrownBy(() -> runtime("1.0"))
                .isInstanceOf(BadInputException.class)
                .hasMessageContaining("Maven's settings cannot be read");
    }
}
