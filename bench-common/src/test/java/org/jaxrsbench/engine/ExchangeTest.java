package org.jaxrsbench.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.jaxrsbench.resource.Calls;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which answers are wrong ones, while timing and in full. */
class ExchangeTest {

    private static final String LONG = "x".repeat(Exchange.ALWAYS_COMPARED + 1);

    private final Exchange exchange = new Exchange();

    private void answer(Request request, int status, String text) {
        exchange.begin(request);
        exchange.status(status);
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        exchange.sink().write(bytes, 0, bytes.length);
    }

    private static Request expecting(String text) {
        return Request.of("GET", "a").expect(200, "text/plain", text);
    }

    @Test
    void theRightAnswerIsItsLength() {
        answer(expecting("hello"), 200, "hello");
        assertThat(exchange.verify()).isEqualTo(5);
        exchange.verifyFully();
    }

    @ParameterizedTest
    @CsvSource({
        "500, hello, status or length",
        "200, hell, status or length",
        "200, '', status or length",
        "200, jello, bytes",
    })
    void anotherStatusLengthOrByteIsNot(int status, String text, String reason) {
        answer(expecting("hello"), status, text);
        assertThatThrownBy(exchange::verify)
                .isInstanceOf(WrongAnswerException.class)
                .hasMessage(
                        "wrong answer (%s): GET http://localhost:8080/a answered %d, %d bytes \"%s\"; expected 200,"
                                + " 5 bytes \"hello\"",
                        reason, status, text.length(), text);
    }

    @Test
    void ofLongEntitiesSomeHaveTheirBytesComparedAndAllTheirLength() {
        Request request = expecting(LONG);
        String other = LONG.replace('x', 'y');
        int found = 0;
        for (int i = 0; i < 2 * Exchange.COMPARED_ONE_IN; i++) {
            answer(request, 200, other);
            try {
                exchange.verify();
            } catch (WrongAnswerException e) {
                found++;
            }
        }
        assertThat(found).isEqualTo(2);
        for (int i = 0; i < 2; i++) {
            answer(request, 200, other);
            assertThatThrownBy(exchange::verifyFully).hasMessageContaining("wrong answer (bytes)");
        }
        answer(request, 200, LONG + "x");
        assertThatThrownBy(exchange::verify).hasMessageContaining("status or length");
    }

    @ParameterizedTest
    @CsvSource({"text/plain, true", "TEXT/PLAIN, true", "text/plain;charset=UTF-8, false", ", false"})
    void theMediaTypeCountsWhereItIsRecorded(String type, boolean right) {
        answer(expecting("hello"), 200, "hello");
        exchange.contentType(type);
        exchange.verifyFully();
        exchange.recording(true);
        if (right) {
            exchange.verifyFully();
        } else {
            assertThatThrownBy(exchange::verifyFully)
                    .hasMessageContaining("content type " + type + " in place of text/plain");
        }
    }

    @Test
    void filtersThatWereNotCalledMakeAnAnswerWrong() {
        Request request = Request.of("GET", "a").calls(2).expect(204);
        answer(request, 204, "");
        Calls.count();
        assertThatThrownBy(exchange::verify)
                .hasMessageContaining("1 calls of filters, interceptors and validators in place of 2");
    }

    @Test
    void whereTheEntityIsLeftOpenTheStatusCounts() {
        Request request = Request.of("GET", "a").expectStatus(404);
        answer(request, 404, "whatever");
        exchange.verifyFully();
        answer(request, 405, "");
        assertThatThrownBy(exchange::verifyFully).hasMessageContaining("wrong answer (status)");
    }

    @Test
    void theLastAnswerIsForgotten() {
        answer(expecting("hello"), 200, "hello");
        exchange.begin(expecting("hello"));
        assertThatThrownBy(exchange::verify).hasMessageContaining("answered 0, 0 bytes");
    }
}
