package org.jaxrsbench.gate.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class BranchesTest {

    @Test
    void aBranchGoesOnFromWhereItLeft() {
        List<String> versions = List.of("1.19.4", "2.0", "2.46", "2.47", "2.48", "3.0.18", "3.1.12", "4.0.3");
        assertThat(Branches.before("jersey", versions)).containsExactly(-1, -1, 1, 2, 3, 3, 5, 6);
    }

    @Test
    void aMinorThatIsNotThereIsReplacedByTheNearestBeforeIt() {
        assertThat(Branches.before("jersey", List.of("2.35", "2.48", "3.0.18"))).containsExactly(-1, 0, 0);
    }

    @Test
    void patchesOfABranchFollowEachOther() {
        assertThat(Branches.before("resteasy", List.of("3.7.0.Final", "3.15.6.Final", "4.0.0.Final", "4.0.1.Final")))
                .containsExactly(-1, 0, 0, 2);
    }
}
