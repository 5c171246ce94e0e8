package org.jaxrsbench.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.resource.CallLog;
import org.junit.jupiter.api.Test;

class InProcessConnectionTest {

    private static final Request POST = Request.bare("POST", "a/b")
            .header("Accept", "text/plain")
            .body("text/plain", "sent")
            .served("answered")
            .visits(CallLog.route(CallLog.POST))
            .expect(200, "text/plain", "answered");

    private final Exchange exchange = new Exchange();

    private HttpURLConnection sent(String method, String path, String accept, String body) throws IOException {
        InProcessConnection.install();
        exchange.begin(POST);
        InProcessConnection.serve(exchange);
        HttpURLConnection connection =
                (HttpURLConnection) URI.create(Request.BASE + path).toURL().openConnection();
        connection.setRequestMethod(method);
        connection.setRequestProperty("Accept", accept);
        connection.setRequestProperty("Content-Type", "text/plain");
        connection.setDoOutput(true);
        connection.getOutputStream().write(body.getBytes(StandardCharsets.UTF_8));
        return connection;
    }

    @Test
    void theRequestOfTheExchangeIsAnsweredWithoutASocket() throws IOException {
        HttpURLConnection connection = sent("POST", "a/b", "text/plain", "sent");
        assertThat(connection.getResponseCode()).isEqualTo(200);
        assertThat(connection.getContentType()).isEqualTo("text/plain");
        assertThat(connection.getContentLength()).isEqualTo("answered".length());
        assertThat(connection.getHeaderFields()).containsKeys(null, "Content-Type", "Content-Length");
        assertThat(connection.getInputStream()).hasContent("answered");
        assertThat(CallLog.here().visits()).isEqualTo(CallLog.route(CallLog.POST));
    }

    @Test
    void anotherRequestIsRefusedWithWhatIsWrong() throws IOException {
        for (HttpURLConnection other : new HttpURLConnection[] {
            sent("PUT", "a/b", "text/plain", "sent"),
            sent("POST", "a/c", "text/plain", "sent"),
            sent("POST", "a/b", "text/html", "sent"),
            sent("POST", "a/b", "text/plain", "set")
        }) {
            assertThat(other.getResponseCode()).isEqualTo(400);
            assertThat(new String(other.getErrorStream().readAllBytes(), StandardCharsets.UTF_8))
                    .contains("in place of");
            assertThatThrownBy(other::getInputStream).isInstanceOf(IOException.class);
            assertThat(CallLog.here().visits()).isZero();
        }
    }
}
