package org.jaxrsbench.studies.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.cli.subject.ImplementationModule;
import org.jaxrsbench.cli.subject.ReleaseHistory.Release;
import org.jaxrsbench.cli.subject.ToyCheckout;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NewReleasesTest {

    @TempDir
    Path folder;

    private final ByteArrayOutputStream said = new ByteArrayOutputStream();
    private ToyCheckout toy;
    private NewReleases releases;

    @BeforeEach
    void releasesAndAHistoryOfSomeOfThem() throws IOException {
        toy = ToyCheckout.in(folder);
        for (String version : List.of("1.1", "1.2", "2.0", "2.1")) {
            ToyCheckout.publish(toy.mirror(), "toy", version, "");
        }
        ToyCheckout.list(toy.mirror(), "toy", "1.0", "1.1", "1.2", "2.0", "2.1", "2.2", "2.3-beta1");
        Files.createDirectories(toy.checkout().resolve("results"));
        ReleaseRatio.TABLE.write(
                toy.checkout().resolve("results/history-toy.csv"),
                List.of(
                        ReleaseRatio.missing("toy", "1.1", "does not resolve"),
                        ReleaseRatio.missing("toy", "2.0", "is late")));
        releases = new NewReleases(toy.checkout(), toy.releases(), new PrintStream(said, true));
    }

    @Test
    void whatIsNewerThanTheHistoryOfItsLineIsFoundAndTried() throws Exception {
        List<Release> found = releases.of("toy");
        assertThat(found).extracting(Release::version).containsExactly("1.2", "2.1", "2.2");
        assertThat(found).extracting(Release::available).containsExactly(true, true, false);
    }

    @Test
    void whereNothingIsNewNothingIsDone() throws Exception {
        ToyCheckout.list(toy.mirror(), "toy", "1.0", "1.1", "2.0", "2.2");
        assertThat(releases.find(List.of("toy"))).isEqualTo(new NewReleases.Found(List.of(), false));
        assertThat(said.toString()).contains("toy: 2.2 is listed and cannot be had: ", "toy: nothing new since 2.0");
    }

    @Test
    void aReleaseThatFailsTheTestsIsNotMeasuredAndNotAdopted() throws Exception {
        // The toy's classes hold no test, and that is a failure.
        assertThat(releases.find(List.of("toy"))).isEqualTo(new NewReleases.Found(List.of(), true));
        assertThat(said.toString()).contains("toy: a new release fails the tests above");
        assertThat(ImplementationModule.of(toy.checkout(), "toy", "toy").release())
                .isEqualTo("1.0");
    }

    @Test
    void theNewestIsWhatTheModuleBuildsFromThenOn() throws Exception {
        assertThat(releases.adopt("toy", "0.9")).isFalse();
        assertThat(releases.adopt("toy", "1.2")).isTrue();
        assertThat(ImplementationModule.of(toy.checkout(), "toy", "toy").release())
                .isEqualTo("1.2");
        assertThat(toy.checkout().resolve("bench-toy/pom.xml"))
                .as("lines of other releases keep theirs")
                .content()
                .contains("<toy.version>2.0</toy.version>");
        assertThat(releases.adopt("toy", "1.2")).isFalse();
    }
}
