package org.jaxrsbench.http.dropwizard;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The service in its steps from the sample of the documentation to a servlet. */
enum ServiceVariant {
    /** As in the documentation, with the request log on the console. */
    SAMPLE("[{type: console}]"),
    /** As the sample, with a longer queue before the log than the 256 entries it has by default. */
    LOG_QUEUE_SIZE("[{type: console, queueSize: 2048}]"),
    /** As the sample, without a request log. */
    NO_LOG("[]"),
    /** No log, and a serializer written for the one bean. */
    JACKSON_SERIALIZER("[]"),
    /** No log, and no bean: the resource writes its answer with Jackson's streaming API. */
    JACKSON_STREAMING("[]"),
    /** No log and no Jersey: a servlet that does the same. */
    DROPWIZARD_SERVLET("[]");

    private final String requestLog;

    ServiceVariant(String requestLog) {
        this.requestLog = requestLog;
    }

    /** The appenders of the request log, in YAML. */
    String requestLog() {
        return requestLog;
    }

    static List<String> names() {
        return Arrays.stream(values())
                .map(variant -> variant.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .toList();
    }

    static ServiceVariant named(String name) {
        return valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
}
