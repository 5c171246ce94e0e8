package org.jaxrsbench.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import org.jaxrsbench.driver.HttpSettings;
import org.junit.jupiter.api.Test;

/** Runs of one generator are described as they were before there could be several: they stay comparable. */
class HttpPlanTest {

    private static final HttpSettings SETTINGS = new HttpSettings(30, 0, 3, 5, 1000, 100, 2000, List.of());

    private static String json(Integer generators) throws JsonProcessingException {
        return new ObjectMapper().writeValueAsString(new HttpSession.HttpPlan(List.of("a"), SETTINGS, 1, generators));
    }

    @Test
    void onlySeveralGeneratorsAreInThePlan() throws JsonProcessingException {
        assertThat(json(null)).doesNotContain("generators").endsWith("\"seed\":1}");
        assertThat(json(2)).endsWith("\"generators\":2}");
    }

    @Test
    void onlySeveralGeneratorsAreInTheSettings() {
        assertThat(SETTINGS.describe(1))
                .startsWith("closed model, 30 users, 5 slices of 1000 ms, warm-up 100 requests or 2000 ms by ");
        assertThat(SETTINGS.describe(2)).startsWith("closed model, 30 users of 2 generators, 5 slices of 1000 ms, ");
        assertThat(SETTINGS.describe(16))
                .as("one user of each warms up")
                .endsWith(
                        " by " + Math.max(16, Math.min(30, Runtime.getRuntime().availableProcessors())) + " users");
    }
}
