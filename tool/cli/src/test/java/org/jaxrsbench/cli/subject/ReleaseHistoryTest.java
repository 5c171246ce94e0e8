package org.jaxrsbench.cli.subject;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.cli.subject.ReleaseHistory.Release;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReleaseHistoryTest {

    @TempDir
    Path folder;

    private ReleaseHistory history;

    @BeforeEach
    void makeCheckout() throws IOException {
        ToyCheckout toy = ToyCheckout.in(folder);
        for (String version : List.of("1.0.1", "1.1", "2.0")) {
            ToyCheckout.publish(toy.mirror(), "toy", version, "");
        }
        ToyCheckout.list(toy.mirror(), "toy", "0.4", "0.9", "1.0", "1.0.1", "1.1", "1.7", "2.0");
        history = new ReleaseHistory(toy.checkout(), "toy", toy.releases());
    }

    @Test
    void whatIsListedAndDoesNotResolveHasAReason() throws Exception {
        List<Release> all = history.releases("");
        assertThat(all).extracting(Release::version).containsExactly("1.0", "1.0.1", "1.1", "1.7", "2.0");
        assertThat(all)
                .filteredOn(r -> !r.available())
                .singleElement()
                .satisfies(r -> assertThat(r.reason()).contains("Could not find artifact org.toy:toy:jar:1.7"));
    }

    @Test
    void aMinorStandsForItsNewestPatch() throws Exception {
        assertThat(history.minors("")).extracting(Release::version).containsExactly("1.0.1", "1.1", "1.7", "2.0");
        assertThat(history.minors("1.1")).extracting(Release::version).containsExactly("1.1", "1.7", "2.0");
    }
}
