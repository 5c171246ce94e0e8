package org.jaxrsbench.resteasy;

import java.util.List;
import java.util.Set;
import org.jboss.resteasy.plugins.interceptors.encoding.GZIPDecodingInterceptor;
import org.jboss.resteasy.plugins.interceptors.encoding.GZIPEncodingInterceptor;
import org.jboss.resteasy.plugins.interceptors.encoding.ServerContentEncodingAnnotationFilter;
import org.jboss.resteasy.plugins.server.servlet.HttpServletDispatcher;
import org.jboss.resteasy.spi.ResteasyDeployment;

/** What release 3 calls its things. */
final class ReleaseShim {

    /** The artifact whose version is the release's. */
    static final String ARTIFACT = "resteasy-jaxrs";

    /** The class whose name a started dispatcher goes by in a servlet context. */
    static final String DISPATCHER = "org.jboss.resteasy.core.Dispatcher";

    /** Whether its servlet is declared to answer later. */
    static final boolean ANSWERS_LATER = false;

    private ReleaseShim() {}

    static ResteasyDeployment newDeployment() {
        return new ResteasyDeployment();
    }

    /** The servlet that is part of it: the thread of a request waits in it for an answer that comes later. */
    static HttpServletDispatcher newServlet() {
        return new HttpServletDispatcher();
    }

    /** What compresses and expands, and what the annotation GZIP puts before it, for every answer. */
    static List<Object> gzip() {
        return List.of(
                new ServerContentEncodingAnnotationFilter(Set.of("gzip")),
                new GZIPEncodingInterceptor(),
                new GZIPDecodingInterceptor());
    }
}
