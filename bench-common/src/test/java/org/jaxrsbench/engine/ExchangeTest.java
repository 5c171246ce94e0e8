package org.jaxrsbench.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jaxrsbench.resource.CallLog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which answers are wrong ones, while timing and in full. */
class ExchangeTest {

    private static final String LONG = "x".repeat(Exchange.ALWAYS_COMPARED + 1);

    private final Exchange exchange = new Exchange();

    private void answer(Request request, int status, String text) {
        answer(request, status, bytes(text));
    }

    private void answer(Request request, int status, byte[] bytes) {
        exchange.begin(request);
        exchange.status(status);
        exchange.header("Content-Type", "text/plain");
        exchange.sink().write(bytes, 0, bytes.length);
    }

    private void assertWrong(String why) {
        assertThatThrownBy(exchange::verify)
                .isInstanceOf(WrongAnswerException.class)
                .hasMessageContaining(why);
    }

    private boolean isWrong() {
        return catchThrowable(exchange::verify) instanceof WrongAnswerException;
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
            found += isWrong() ? 1 : 0;
        }
        assertThat(found).isEqualTo(2);
        for (int i = 0; i < 2; i++) {
            answer(request, 200, other);
            assertThatThrownBy(exchange::verifyFully).hasMessageContaining("wrong answer (bytes)");
        }
        answer(request, 200, LONG + "x");
        assertWrong("status or length");
    }

    /** Whatever else is sent in between, and in whatever order: no request hides behind the others. */
    @Test
    void eachOfManyLongEntitiesIsComparedEquallyOften() {
        int requests = 6;
        int blocks = 3 * Exchange.COMPARED_ONE_IN;
        List<Request> all = IntStream.range(0, requests)
                .mapToObj(i -> Request.rotating(Stream.of("a", "b", "c", "d")
                        .map(t -> expecting(LONG + i + t))
                        .toList()))
                .toList();
        Map<Request, Integer> noticed = new HashMap<>();
        Map<Request, Set<String>> turns = new HashMap<>();
        Random random = new Random(1);
        for (int block = 0; block < blocks; block++) {
            List<Request> order = new ArrayList<>(all);
            Collections.shuffle(order, random);
            for (Request request : order) {
                answer(request, 200, LONG + "..");
                if (isWrong()) {
                    noticed.merge(request, 1, Integer::sum);
                    turns.computeIfAbsent(request, k -> new HashSet<>())
                            .add(new String(exchange.request().expectedBody, StandardCharsets.UTF_8));
                }
            }
        }
        assertThat(noticed)
                .hasSize(requests)
                .allSatisfy((request, times) -> assertThat(times).isEqualTo(blocks / Exchange.COMPARED_ONE_IN));
        assertThat(turns)
                .allSatisfy((request, compared) -> assertThat(compared)
                        .as("another one of those that rotate each time")
                        .hasSize(3));
    }

    @Test
    void aNumberIsAnotherOneEachTime() {
        Request request = Request.bare("GET", "a/###?b=1")
                .header("X-Number", "n=#####;")
                .numbered(3)
                .expect(200, "text/plain", "number ####");
        List<String> sent = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            answer(request, 200, "number 000" + i % 3);
            exchange.verifyFully();
            Request now = exchange.request();
            sent.add(now.newTarget() + " " + now.headerValue(0));
        }
        assertThat(sent)
                .containsExactly(
                        "/a/000?b=1 n=00000;", "/a/001?b=1 n=00001;", "/a/002?b=1 n=00002;", "/a/000?b=1 n=00000;");
        answer(request, 200, "number 0003");
        assertWrong("wrong answer (bytes)");
        assertThat(request.turns()).isEqualTo(3);
    }

    @Test
    void aHeaderThatIsAskedForHasToBeThere() {
        Request request = Request.of("GET", "a").answers("Link", "<x>").expect(200, "text/plain", "hello");
        answer(request, 200, "hello");
        assertWrong("header Link null in place of <x>");
        answer(request, 200, "hello");
        exchange.header("link", "<y>; rel=next");
        assertWrong("in place of <x>");
        answer(request, 200, "hello");
        exchange.header("link", "<x>; rel=next");
        exchange.verify();
    }

    private void typed(String type, String suffix) {
        answer(expecting("hello"), 200, "hello");
        exchange.onlyHeader("content-type", type);
        exchange.typeMayEndWith(suffix);
    }

    @ParameterizedTest
    @CsvSource({
        "text/plain, ''",
        "TEXT/PLAIN, ''",
        "text/plain, ;charset=UTF-8",
        "text/plain;charset=UTF-8, ;charset=UTF-8",
        "text/plain;charset=utf-8, ;charset=UTF-8"
    })
    void theMediaTypeMayEndWithWhatTheEngineSaysItDoes(String type, String suffix) {
        typed(type, suffix);
        exchange.verify();
    }

    @ParameterizedTest
    @CsvSource({
        "text/plain;charset=UTF-8, ''",
        "text/plain;q=0.5, ;charset=UTF-8",
        "text/html, ''",
        "text/plai, ''",
        ", ''"
    })
    void anotherMediaTypeIsWrongInEveryOperation(String type, String suffix) {
        typed(type, suffix);
        assertWrong("content type " + type + " in place of text/plain");
    }

    @Test
    void aLengthThatIsAnnouncedIsTheEntitys() {
        answer(expecting("hello"), 200, "hello");
        exchange.header("Content-Length", "5");
        exchange.verify();
        answer(expecting("hello"), 200, "hello");
        exchange.header("content-length", "6");
        assertWrong("wrong answer (content length 6)");
        answer(expecting("hello"), 200, "hello");
        exchange.contentLength(6);
        assertWrong("wrong answer (content length 6)");
        answer(expecting("hello"), 200, "hello");
        exchange.contentLength(-1); // not known when the head was written
        exchange.verify();
    }

    @Test
    void aHeaderIsAddedOrTakesTheOthersPlace() {
        exchange.begin(expecting("hello"));
        for (int i = 0; i < 20; i++) {
            exchange.header("A", "a" + i);
        }
        exchange.header("B", "b");
        assertThat(exchange.headerNames()).hasSize(21).endsWith("A", "B");
        exchange.onlyHeader("a", "only");
        assertThat(exchange.header("A")).isEqualTo("only");
        assertThat(exchange.headerNames()).containsExactly("B", "a");
        exchange.onlyHeader("b", null);
        assertThat(exchange.headerNames()).containsExactly("a");
    }

    @Test
    void filtersThatWereNotCalledMakeAnAnswerWrong() {
        Request request = Request.of("GET", "a").calls(2).expect(204);
        answer(request, 204, "");
        CallLog.count();
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
        assertWrong("answered 0, 0 bytes");
    }

    private void answerCompressed(byte[] stream, String encoding) {
        answer(Request.of("GET", "a").answersCompressed().expect(200, "text/plain", LONG), 200, stream);
        if (!encoding.isEmpty()) {
            exchange.header("Content-Encoding", encoding);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void aCompressedAnswerHoldsWhatIsExpected() {
        byte[] right = Gzip.compressed(bytes(LONG));
        answerCompressed(right, "gzip");
        assertThat(exchange.verify()).isEqualTo(right.length).isLessThan(LONG.length());
        exchange.verifyFully();
    }

    /** On any operation, not just on the one in 61 whose bytes are compared. */
    @Test
    void aCompressedAnswerThatHoldsSomethingElseIsNoticed() {
        byte[] right = Gzip.compressed(bytes(LONG));
        byte[] other = Gzip.compressed(bytes(LONG.replaceFirst("x", "y")));
        byte[] longer = Gzip.compressed(bytes(LONG + "x"));
        byte[] cut = Arrays.copyOf(right, right.length - 1);
        for (int i = 0; i < 2; i++) {
            for (byte[] wrong : List.of(other, longer, cut, bytes(LONG), new byte[0])) {
                answerCompressed(wrong, "gzip");
                assertWrong("");
            }
        }
        answerCompressed(right, "");
        assertWrong("header Content-Encoding null");
    }

    /** Its trailer is right, and what is before it is not. */
    @Test
    void aCompressedAnswerThatIsDamagedInsideIsNoticedInFull() {
        byte[] damaged = Gzip.compressed(bytes(LONG));
        damaged[damaged.length / 2]++;
        answerCompressed(damaged, "gzip");
        assertThatThrownBy(exchange::verifyFully).isInstanceOf(WrongAnswerException.class);
    }

    @Test
    void anAnswerThatComesLaterIsAwaitedAndKnownAsOne() throws Exception {
        for (int i = 0; i < 200; i++) {
            exchange.begin(expecting("hello"));
            exchange.awaitAnswer(); // returns: nothing was said of a later one
            assertThat(exchange.isLate()).isFalse();
            exchange.answersLater();
            Thread other = new Thread(() -> {
                exchange.status(200);
                exchange.header("Content-Type", "text/plain");
                exchange.sink().write(bytes("hello"), 0, 5);
                exchange.answered();
            });
            other.start();
            exchange.awaitAnswer();
            exchange.verifyFully();
            assertThat(exchange.isLate()).isTrue();
            other.join();
            exchange.awaitAnswer(); // returns: it is there
        }
    }

    /** HTTP has none for them; an implementation may write one all the same, and a container does not send it. */
    @ParameterizedTest
    @CsvSource({"HEAD, 200", "DELETE, 204", "GET, 304", "HEAD, 404"})
    void whereNoEntityArrivesNoneIsExpected(String method, int status) {
        Request request = Request.of(method, "a").withoutEntity().expect(status);
        answer(request, status, "hello");
        exchange.contentLength(4);
        assertThat(exchange.entity()).isEmpty();
        exchange.verifyFully();
        answer(request, 500, "");
        assertWrong("status");
        answer(Request.of(method, "a").withoutEntity().expect(status, "text/html", ""), status, "");
        assertWrong("content type");
    }

    @Test
    void anEntityWithoutATypeIsAnotherAnswerThanOneWithAType() {
        Request untyped = Request.of("GET", "a").expect(404, null, "hello");
        answer(untyped, 404, "hello");
        assertWrong("content type");
        exchange.begin(untyped);
        exchange.status(404);
        exchange.sink().write(bytes("hello"), 0, 5);
        exchange.verifyFully();
        assertThat(exchange.entity()).isEqualTo(bytes("hello"));
    }
}
