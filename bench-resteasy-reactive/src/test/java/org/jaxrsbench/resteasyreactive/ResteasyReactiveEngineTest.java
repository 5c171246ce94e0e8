package org.jaxrsbench.resteasyreactive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vertx.core.http.HttpServerResponse;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import java.util.List;
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

    /** The implementation's own stream counts the bytes of an answer that a provider writes into it. */
    @Test
    void anAnswerGoesThroughItsOwnStream() throws Exception {
        String person = "{\"first\":\"Jane\",\"last\":\"Doe\"}";
        ResteasyReactiveEngine engine = new ResteasyReactiveEngine();
        engine.start(AppConfig.of("JsonResource").providing("DatabindJson"));
        Exchange exchange = new Exchange();
        exchange.begin(Request.of("POST", "json/person")
                .header("Accept", "application/json")
                .body("application/json", person)
                .expect(200, "application/json", person));
        engine.dispatch(exchange);
        exchange.verifyFully();
        assertThat(exchange.header("content-length")).isEqualTo(Integer.toString(person.length()));
        engine.close();
    }

    @Path("root")
    public static class Root {

        @Path("sub")
        public Class<Sub> sub() {
            return Sub.class;
        }
    }

    public static class Sub {

        @Path("deep")
        public Deep deep() {
            return new Deep();
        }
    }

    public static class Deep {

        @GET
        public String get() {
            return "found";
        }
    }

    /** As in Quarkus, which indexes all classes of an application. */
    @Test
    void whatLocatorsAnswerNeedsNoRegistration() throws Exception {
        ResteasyReactiveEngine engine = new ResteasyReactiveEngine();
        engine.start(new AppConfig(List.of(Root.class), List.of()));
        Exchange exchange = new Exchange();
        exchange.begin(Request.of("GET", "root/sub/deep").expect(200, "text/plain", "found"));
        engine.dispatch(exchange);
        exchange.verifyFully();
        engine.close();
    }
}
