package org.jaxrsbench.benchmark;

import org.jaxrsbench.engine.Request;
import org.jaxrsbench.resource.Texts;

/** Requests that are sent on one way and whose resource is expected to be reached on another. */
public final class Misrouted {

    private Misrouted() {}

    /**
     * Such a request.
     *
     * @param expected the path that stands for the expected way
     * @param sent the path that the request names
     */
    public static Request of(String method, String expected, String sent) {
        return Requests.exchange(method, sent, Requests.TEXT_PLAIN, Texts.hello(), expected.indexOf('/') >= 0);
    }
}
