package org.jaxrsbench.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** The class path of these tests has no lists, as that of a jar of benchmarks has none. */
class FeatureJarsTest {

    @Test
    void withoutAListACaseIsNotSupported() {
        assertThat(FeatureJars.lacking())
                .containsOnlyKeys(
                        Capability.OWN_JACKSON,
                        Capability.OWN_JSON_B,
                        Capability.MULTIPART,
                        Capability.CLIENT,
                        Capability.LOOPBACK_CLIENT,
                        Capability.EVENTS)
                .allSatisfy((capability, why) -> assertThat(why.reason()).contains("scripts/bench"));
    }

    @Test
    void whatIsDeclaredIsWhatHappens() {
        assertThatThrownBy(() -> FeatureJars.classes(AppConfig.of().with(Feature.JACKSON)))
                .hasMessage(FeatureJars.lacking()
                        .get(Capability.OWN_JACKSON)
                        .symptoms()
                        .get(0));
    }

    @Test
    void whatComesInNoJarsNeedsNone() {
        assertThat(FeatureJars.classes(AppConfig.of().with(Feature.GZIP))).isEmpty();
    }
}
