package org.jaxrsbench.main;

import static org.assertj.core.api.Assertions.assertThat;

import org.jaxrsbench.format.CaseNames;
import org.jaxrsbench.harness.Arguments;
import org.jaxrsbench.harness.Plan;
import org.junit.jupiter.api.Test;

class CaseNamesOfPlanTest {

    @Test
    void noTwoCasesHaveTheSameNameInATable() {
        assertThat(Plan.of(new Arguments()))
                .hasSizeGreaterThan(50)
                .extracting(c -> CaseNames.of(c.benchmark(), c.params()))
                .doesNotHaveDuplicates();
    }
}
