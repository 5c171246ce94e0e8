package org.jaxrsbench.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Request;
import org.junit.jupiter.api.Test;

class ServiceBenchmarkTest {

    /** What is sent, one after the other, until it starts again. */
    private static List<String> sent(String kind) {
        ServiceBenchmark benchmark = new ServiceBenchmark();
        benchmark.request = kind;
        Request request = benchmark.requests().get(0);
        Exchange exchange = new Exchange();
        List<String> sent = new ArrayList<>();
        for (int i = 0; i < request.turns(); i++) {
            exchange.begin(request);
            sent.add(exchange.request().toString());
        }
        return sent;
    }

    private static String kind(String sent) {
        String path = sent.replaceFirst("http://[^/]+/", "").replaceAll("=[A-Z]*\\d[^&]*", "=*");
        return path.replaceAll("/[a-z]\\d+", "/*");
    }

    @Test
    void theMixHasEveryKindByItsWeight() {
        Map<String, Integer> counts = new LinkedHashMap<>();
        sent("mix").forEach(s -> counts.merge(kind(s), 1, Integer::sum));
        Map<String, Integer> expected = new LinkedHashMap<>();
        ServiceBenchmark.WEIGHTS.forEach(
                (name, weight) -> expected.put(kind(sent(name).get(0)), 64 * weight));
        assertThat(counts).containsExactlyInAnyOrderEntriesOf(expected);
        assertThat(expected).hasSize(ServiceBenchmark.WEIGHTS.size());
        assertThat(ServiceBenchmark.WEIGHTS.values().stream().mapToInt(w -> w).sum())
                .isEqualTo(16);
    }

    @Test
    void noTwoRequestsInARowOfTheMixAreTheSame() {
        assertThat(sent("mix")).hasSize(1024).doesNotHaveDuplicates();
        ServiceBenchmark.WEIGHTS
                .keySet()
                .forEach(kind -> assertThat(sent(kind)).hasSize(64).doesNotHaveDuplicates());
    }

    @Test
    void everyBlockOfSixteenHasTheWholeMix() {
        List<String> mix = sent("mix");
        for (int block = 0; block < mix.size(); block += 16) {
            assertThat(mix.subList(block, block + 16).stream().filter(s -> kind(s).startsWith("GET flights")))
                    .hasSize(6);
        }
    }
}
