package org.jaxrsbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.cli.subject.ImplementationModule;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The main job runs unless the build is one of a release: which profiles those are is what the modules' poms say. */
class MainJobTest {

    @ParameterizedTest
    @CsvSource({
        "[],",
        "'[nexus-3, jdk-17]',",
        "[jersey-9],", // of a settings file: no module has it
        "[my-jersey-2.15],",
        "'[jdk-17, jersey-2.15]', jersey-2.15",
        "[resteasy-7], resteasy-7",
        "[floor-4], floor-4",
    })
    void aProfileOfAReleaseTakesItsPlace(String profiles, String release) {
        assertThat(MainJob.release(profiles, ImplementationModule.all(Checkout.find())))
                .isEqualTo(Optional.ofNullable(release));
    }
}
