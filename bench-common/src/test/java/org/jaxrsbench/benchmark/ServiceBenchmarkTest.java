package org.jaxrsbench.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Request;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

    /** The method, and the path with any number in it left out. */
    private static String kind(String sent) {
        return sent.replaceFirst("http://[^/]+/", "")
                .replaceAll("=[A-Z]*\\d[^&]*", "=*")
                .replaceAll("/[a-z]\\d+", "/*");
    }

    @ParameterizedTest
    @CsvSource({"mix-reads, 20", "mix-writes, 39"})
    void eachBlockOfAMixHasEveryKindByItsWeight(String mix, int size) {
        Map<String, Integer> expected = new HashMap<>();
        ServiceBenchmark.MIXES
                .get(mix)
                .forEach((name, weight) -> expected.put(kind(sent(name).get(0)), weight));
        assertThat(expected).hasSameSizeAs(ServiceBenchmark.MIXES.get(mix));
        List<String> sent = sent(mix);
        assertThat(sent.size()).isGreaterThanOrEqualTo(1024);
        for (int block = 0; block < sent.size(); block += size) {
            Map<String, Integer> counts = new HashMap<>();
            sent.subList(block, block + size).forEach(s -> counts.merge(kind(s), 1, Integer::sum));
            assertThat(counts).isEqualTo(expected);
        }
    }

    @Test
    void thirtyOf39WritesAndOneOf20ReadsAreSentByPostOrChangeSomething() {
        assertThat(sent("mix-writes").subList(0, 39))
                .filteredOn(s -> !s.startsWith("GET"))
                .hasSize(30);
        assertThat(sent("mix-reads").subList(0, 20))
                .filteredOn(s -> !s.startsWith("GET"))
                .hasSize(1);
    }

    @Test
    void noTwoReadsAreTheSame() {
        assertThat(sent("mix-reads")).doesNotHaveDuplicates();
        assertThat(sent("search")).hasSize(64).doesNotHaveDuplicates();
    }
}
