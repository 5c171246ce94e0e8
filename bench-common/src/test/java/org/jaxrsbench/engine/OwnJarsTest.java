package org.jaxrsbench.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** The class path of these tests has no lists, as that of a jar of benchmarks has none. */
class OwnJarsTest {

    @Test
    void withoutAListACaseIsNotSupported() {
        assertThat(OwnJars.lacking())
                .containsOnlyKeys(
                        Capability.OWN_JACKSON,
                        Capability.OWN_JSON_B,
                        Capability.MULTIPART,
                        Capability.CLIENT,
                        Capability.EVENTS)
                .allSatisfy((capability, why) -> assertThat(why.reason()).contains("scripts/bench"));
    }

    @Test
    void whatIsDeclaredIsWhatHappens() {
        assertThatThrownBy(() -> OwnJars.classes(AppConfig.of().with(Own.JACKSON)))
                .hasMessage(
                        OwnJars.lacking().get(Capability.OWN_JACKSON).symptoms().get(0));
    }

    @Test
    void whatComesInNoJarsNeedsNone() {
        assertThat(OwnJars.classes(AppConfig.of().with(Own.GZIP))).isEmpty();
    }
}
