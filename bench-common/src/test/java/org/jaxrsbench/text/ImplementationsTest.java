package org.jaxrsbench.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ImplementationsTest {

    @ParameterizedTest
    @CsvSource({
        "jersey:4.0.3, Jersey 4.0.3",
        "resteasy-reactive:3.38.2, RESTEasy Reactive 3.38.2",
        "jersey:2.35@17, Jersey 2.35@17",
        "jetty-servlet, Jetty servlet",
        "mine:1.0, mine:1.0",
        "dropwizard-sample, dropwizard-sample",
        ":, :"
    })
    void aSubjectIsCalledAsPeopleCallIt(String subject, String words) {
        assertThat(Implementations.words(subject)).isEqualTo(words);
    }

    @Test
    void whatIsCalledByHandIsNoCompetitor() {
        assertThat(Implementations.references()).containsExactly("floor");
    }
}
