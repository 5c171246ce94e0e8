package org.jaxrsbench.cli.servers;

import static org.jaxrsbench.format.Refusals.assertRefused;

import java.nio.file.Path;
import java.util.List;
import org.jaxrsbench.loopback.HttpSubject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServerBuildsTest {

    @TempDir
    Path folder;

    @Test
    void aSubjectWithoutAModuleIsBadInput() {
        HttpSubject lost = new HttpSubject("a", "toy", "1", List.of(), "gone", "", "a.jar", List.of(), List.of());
        List<HttpSubject> subjects = List.of(lost);
        assertRefused(
                () -> ServerBuilds.build(folder, subjects, System.err),
                "a: there is no module bench-http/gone; correct its line in bench-http or add the module");
    }
}
