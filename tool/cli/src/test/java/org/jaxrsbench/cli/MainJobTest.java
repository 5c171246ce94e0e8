package org.jaxrsbench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jaxrsbench.cli.subject.Checkout;
import org.jaxrsbench.cli.subject.ImplementationModule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The main job runs unless the build is one of a release: which profiles those are is what the modules' poms say. */
class MainJobTest {

    private final List<ImplementationModule> modules = ImplementationModule.all(Checkout.find());

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[]",
                "[jdk-17]",
                "[nexus-3, release]",
                "[jersey-9]", // of a settings file: no module has it
                "[my-jersey-2.15]",
            })
    void anyOtherProfileLeavesTheMainJob(String profiles) {
        assertThat(MainJob.release(profiles, modules)).isEmpty();
    }

    @Test
    void everyProfileOfAReleaseTakesItsPlace() {
        for (String profile : List.of("jersey-2.15", "jersey-4", "resteasy-7", "cxf-3.6", "floor-4")) {
            assertThat(MainJob.release("[" + profile + "]", modules))
                    .as(profile)
                    .hasValue(profile);
        }
        assertThat(MainJob.release("[jdk-17, jersey-2.15]", modules)).hasValue("jersey-2.15");
    }
}
