package org.jaxrsbench.cli.subject;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BranchesTest {

    /** Where a branch left, by minor and by patch; a minor that is not there is replaced by the nearest before it. */
    @ParameterizedTest
    @CsvSource({
        "jersey, 1.19.4 2.0 2.46 2.47 2.48 3.0.18 3.1.12 4.0.3, -1 -1 1 2 3 3 5 6",
        "jersey, 2.35 2.48 3.0.18, -1 0 0",
        "resteasy, 3.7.0.Final 3.15.6.Final 4.0.0.Final 4.0.1.Final, -1 0 0 2",
    })
    void aBranchGoesOnFromWhereItLeft(String implementation, String versions, String before) {
        assertThat(Branches.before(implementation, List.of(versions.split(" "))))
                .extracting(String::valueOf)
                .containsExactly(before.split(" "));
    }
}
