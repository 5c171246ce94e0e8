package org.jaxrsbench.gate;

import static org.assertj.core.api.Assertions.assertThat;

import org.jaxrsbench.results.Environment;
import org.junit.jupiter.api.Test;

class ComparabilityTest {

    private static Environment flags(String flags) {
        return new Environment().put("jvm_flags", flags);
    }

    @Test
    void unequalHeapsAndCollectorsAreSaid() {
        Environment one = flags("-Xbatch -Xms1g -Xmx1g -XX:+AlwaysPreTouch -XX:+UseSerialGC");
        assertThat(Comparability.unequalMemory(one, flags("-Xmx1g -XX:+UseSerialGC -Xms1g -Da=b")))
                .isEmpty();
        for (String other : new String[] {"-Xms1g -Xmx1g -XX:+UseParallelGC", "-Xms512m -Xmx1g -XX:+UseSerialGC", ""}) {
            assertThat(Comparability.unequalMemory(one, flags(other)).orElseThrow())
                    .contains("-XX:+UseSerialGC -Xms1g -Xmx1g in-process")
                    .endsWith("so bytes do not cost the same in both.");
        }
    }
}
