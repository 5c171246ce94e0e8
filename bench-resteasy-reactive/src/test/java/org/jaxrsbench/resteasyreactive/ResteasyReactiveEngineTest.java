package org.jaxrsbench.resteasyreactive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vertx.core.http.HttpServerResponse;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Request;
import org.junit.jupiter.api.Test;

/** What concerns RESTEasy Reactive alone. */
class ResteasyReactiveEngineTest {

    abstract static class Part implements HttpServerResponse {}

    @Test
    void whatNoRequestNeedsOfVertxSaysSo() {
        Part response = Stub.complete(Part.class);
        assertThatThrownBy(() -> response.sendFile("a"))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessageContaining("sendFile");
    }

    private static Exchange answered(AppConfig application, Request request) throws Exception {
        try (ResteasyReactiveEngine engine = new ResteasyReactiveEngine()) {
            engine.start(application);
            Exchange exchange = new Exchange();
            exchange.begin(request);
            engine.dispatch(exchange);
            exchange.verifyFully();
            return exchange;
        }
    }

    /** The implementation's own stream counts the bytes of an answer that a provider writes into it. */
    @Test
    void anAnswerGoesThroughItsOwnStream() throws Exception {
        String person = "{\"first\":\"Jane\",\"last\":\"Doe\"}";
        Request request = Request.of("POST", "json/person")
                .header("Accept", "application/json")
                .body("application/json", person)
                .expect(200, "application/json", person);
        Exchange exchange = answered(AppConfig.of("JsonResource").providing("DatabindJson"), request);
        assertThat(exchange.header("content-length")).isEqualTo(Integer.toString(person.length()));
    }

    /** As in Quarkus, which indexes all classes of an application. */
    @Test
    void whatLocatorsAnswerNeedsNoRegistration() throws Exception {
        answered(
                AppConfig.of("ParametersResource"),
                Request.of("GET", "parameters/context-located")
                        .header("Accept", "text/plain")
                        .expectText("/parameters/context-located"));
    }
}
