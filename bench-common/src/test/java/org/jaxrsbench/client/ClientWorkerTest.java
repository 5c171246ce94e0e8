package org.jaxrsbench.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.FutureTask;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.resource.CallLog;
import org.jaxrsbench.resource.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClientWorkerTest {

    private static final Request POST = post("answered");

    private final Exchange exchange = new Exchange();

    private static Request post(String answer) {
        return Request.bare("POST", "a/b")
                .header("Accept", "text/plain")
                .body("text/plain", "sent")
                .served(answer)
                .visits(CallLog.route(CallLog.POST))
                .expect(200, "text/plain", answer);
    }

    private static HttpURLConnection sent(ClientWorker worker, String method, String path, String accept, String body)
            throws IOException {
        HttpURLConnection connection =
                (HttpURLConnection) URI.create(worker.base() + path).toURL().openConnection();
        connection.setRequestMethod(method);
        connection.setRequestProperty("Accept", accept);
        connection.setRequestProperty("Content-Type", "text/plain");
        connection.setDoOutput(true);
        if (body.length() > 4) {
            connection.setChunkedStreamingMode(0);
        }
        connection.getOutputStream().write(body.getBytes(StandardCharsets.UTF_8));
        return connection;
    }

    private ClientWorker serving(boolean loopback, Request request) {
        ClientWorker worker = new ClientWorker(loopback);
        exchange.begin(request);
        worker.serve(exchange);
        return worker;
    }

    /** The thread that sends need not be the worker, whose log says what was called. */
    @ParameterizedTest
    @CsvSource({"false, false", "false, true", "true, false", "true, true"})
    void theRequestOfTheExchangeIsAnsweredWhicheverThreadSendsIt(boolean loopback, boolean another) throws Exception {
        try (ClientWorker worker = serving(loopback, POST)) {
            FutureTask<HttpURLConnection> sending = new FutureTask<>(() -> {
                HttpURLConnection connection = sent(worker, "POST", "a/b", "text/plain", "sent");
                assertThat(connection.getResponseCode()).isEqualTo(200);
                return connection;
            });
            if (another) {
                new Thread(sending).start();
            } else {
                sending.run();
            }
            HttpURLConnection connection = sending.get();
            assertThat(connection.getContentType()).isEqualTo("text/plain");
            assertThat(connection.getContentLength()).isEqualTo("answered".length());
            assertThat(connection.getHeaderFields()).containsKeys(null, "Content-Type", "Content-Length");
            assertThat(connection.getInputStream()).hasContent("answered");
            assertThat(worker.hasAnswered()).isTrue();
            assertThat(CallLog.here().visits()).isEqualTo(CallLog.route(CallLog.POST));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void anotherRequestIsRefusedWithWhatIsWrong(boolean loopback) throws IOException {
        try (ClientWorker worker = serving(loopback, POST)) {
            for (HttpURLConnection other : new HttpURLConnection[] {
                sent(worker, "PUT", "a/b", "text/plain", "sent"),
                sent(worker, "POST", "a/c", "text/plain", "sent"),
                sent(worker, "POST", "a/b", "text/html", "sent"),
                sent(worker, "POST", "a/b", "text/plain", "set"),
                sent(worker, "POST", "a/b", "text/plain", "sent in chunks")
            }) {
                assertThat(other.getResponseCode()).isEqualTo(400);
                try (InputStream error = other.getErrorStream()) {
                    assertThat(new String(error.readAllBytes(), StandardCharsets.UTF_8))
                            .contains("in place of");
                }
                assertThat(worker.hasAnswered()).isFalse();
                assertThat(CallLog.here().visits()).isZero();
            }
        }
    }

    @Test
    void longAnswersComeInChunks() throws IOException {
        String answer = Texts.ofSize(40_000);
        try (ClientWorker worker = serving(true, post(answer))) {
            HttpURLConnection connection = sent(worker, "POST", "a/b", "text/plain", "sent");
            assertThat(connection.getHeaderField("Transfer-Encoding")).isEqualTo("chunked");
            assertThat(connection.getInputStream()).hasContent(answer);
        }
    }
}
