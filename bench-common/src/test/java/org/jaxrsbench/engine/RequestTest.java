package org.jaxrsbench.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RequestTest {

    private static List<String> headers(Request request) {
        ParsedRequest parsed = new ParsedRequest(request);
        return parsed.headerNames().stream()
                .map(name -> name + ": " + String.join(" | ", parsed.headers(name)))
                .toList();
    }

    @Test
    void aRequestHasTheHeadersOfABrowserAndItsOwnInPlaceOfThem() {
        List<String> sent = headers(Request.of("POST", "a")
                .header("accept", "text/plain")
                .header("X-Own", "one")
                .body("text/plain", "sent")
                .expect(204));
        assertThat(sent)
                .hasSize(8 + 3)
                .startsWith("Host: localhost:8080")
                .contains("accept: text/plain")
                .doesNotContain("Accept: */*")
                .endsWith("X-Own: one", "Content-Type: text/plain", "Content-Length: 4");
    }

    @Test
    void aBareRequestHasNoHeaderButItsOwn() {
        assertThat(headers(Request.bare("GET", "a").header("Accept", "a/b").expect(204)))
                .containsExactly("Accept: a/b");
    }
}
