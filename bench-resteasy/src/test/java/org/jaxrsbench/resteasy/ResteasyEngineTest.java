package org.jaxrsbench.resteasy;

import static org.assertj.core.api.Assertions.assertThat;

import org.jaxrsbench.benchmark.Requests;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Feature;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What concerns RESTEasy alone. */
class ResteasyEngineTest {

    /** The charset is checked here, because an answer as shipped would pass without it. */
    @ParameterizedTest
    @CsvSource({", text/plain", "SINGLETONS, text/plain", "SHIPPED, text/plain;charset=UTF-8"})
    void onlyAsShippedItAddsACharset(Feature switchedOn, String type) throws Exception {
        try (ResteasyEngine engine = new ResteasyEngine()) {
            AppConfig equalized = AppConfig.of("HelloWorldResource");
            engine.start(switchedOn == null ? equalized : equalized.with(switchedOn));
            Exchange exchange = new Exchange();
            exchange.begin(Requests.helloWorld("GET", "helloworld"));
            engine.dispatch(exchange);
            exchange.verifyFully();
            assertThat(exchange.header("Content-Type")).isEqualTo(type);
        }
    }
}
