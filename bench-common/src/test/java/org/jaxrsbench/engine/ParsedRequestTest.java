package org.jaxrsbench.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ParsedRequestTest {

    private static final String QUERY = "a=1&b=x+y&a=%26&empty=&none";

    @Test
    void theTargetIsSplitAtItsQuery() {
        ParsedRequest parsed =
                new ParsedRequest(Request.bare("GET", "texts?" + QUERY).expect(204));
        assertThat(parsed.target()).isEqualTo("/texts?" + QUERY);
        assertThat(parsed.path()).isEqualTo("/texts");
        assertThat(parsed.query()).isEqualTo(QUERY);
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
        assertThat(parsed.headerNames()).hasSize(2 + further).startsWith("X-Tag", "Accept");
    }

    @Test
    void fieldsAreDecoded() {
        assertThat(ParsedRequest.fields(QUERY))
                .containsExactly(
                        entry("a", List.of("1", "&")),
                        entry("b", List.of("x y")),
                        entry("empty", List.of("")),
                        entry("none", List.of("")));
        assertThat(ParsedRequest.fields(null)).isEmpty();
    }
}
