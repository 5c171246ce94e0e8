package org.jaxrsbench.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ParsedRequestTest {

    private static final ParsedRequest PARSED =
            new ParsedRequest(Request.bare("GET", "texts?a=1&b=x+y&a=%26&empty=&none")
                    .header("X-Tag", "one")
                    .header("Accept", "text/plain")
                    .header("x-tag", "two")
                    .expect(204));

    @Test
    void theTargetIsSplitAtItsQuery() {
        assertThat(PARSED.target()).isEqualTo("/texts?a=1&b=x+y&a=%26&empty=&none");
        assertThat(PARSED.path()).isEqualTo("/texts");
        assertThat(PARSED.query()).isEqualTo("a=1&b=x+y&a=%26&empty=&none");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 30})
    void aHeaderIsFoundInAnyCaseAmongFewAndMany(int further) {
        RequestBuilder builder = Request.bare("GET", "texts")
                .header("X-Tag", "one")
                .header("Accept", "text/plain")
                .header("x-tag", "two");
        for (int i = 0; i < further; i++) {
            builder.header("X-Other-" + i, "" + i);
        }
        ParsedRequest parsed = new ParsedRequest(builder.expect(204));
        assertThat(parsed.header("ACCEPT")).isEqualTo("text/plain");
        assertThat(parsed.header("X-TAG")).isEqualTo("one");
        assertThat(parsed.headers("X-TAG")).containsExactly("one", "two");
        assertThat(parsed.header("Cookie")).isNull();
        assertThat(parsed.headers("Cookie")).isEmpty();
    }

    @Test
    void aNameThatComesTwiceIsToldOnce() {
        assertThat(PARSED.headerNames()).containsExactly("X-Tag", "Accept");
    }

    @Test
    void fieldsAreDecoded() {
        assertThat(ParsedRequest.fields(PARSED.query()))
                .containsExactly(
                        entry("a", List.of("1", "&")),
                        entry("b", List.of("x y")),
                        entry("empty", List.of("")),
                        entry("none", List.of("")));
        assertThat(ParsedRequest.fields(null)).isEmpty();
    }
}
