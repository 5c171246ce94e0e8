package org.jaxrsbench.http.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RestServerTest extends ApplicationContract {

    @Test
    void answersForTheServiceAndForNoOtherSharedResource() throws Exception {
        assertAnswer(server.send("GET", "sessions/s1"), "text/plain", "s1");
        assertThat(server.send("GET", "text").statusCode()).isEqualTo(404);
    }

    @Test
    void answersOnTheEventLoopAsWell() throws Exception {
        assertPerson("nonblocking/person");
    }
}
