package org.jaxrsbench.http.quarkus;

import org.junit.jupiter.api.Test;

class RestServerTest extends ApplicationContract {

    @Test
    void answersOnTheEventLoopAsWell() throws Exception {
        assertPerson("nonblocking/person");
    }
}
