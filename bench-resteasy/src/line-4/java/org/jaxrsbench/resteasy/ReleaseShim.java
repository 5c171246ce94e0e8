package org.jaxrsbench.resteasy;

import java.util.List;
import java.util.Set;
import org.jboss.resteasy.core.ResteasyDeploymentImpl;
import org.jboss.resteasy.plugins.interceptors.GZIPDecodingInterceptor;
import org.jboss.resteasy.plugins.interceptors.GZIPEncodingInterceptor;
import org.jboss.resteasy.plugins.interceptors.ServerContentEncodingAnnotationFilter;
import org.jboss.resteasy.plugins.server.servlet.HttpServlet30Dispatcher;
import org.jboss.resteasy.plugins.server.servlet.HttpServletDispatcher;
import org.jboss.resteasy.spi.ResteasyDeployment;

/** What release 4 and later calls its things. */
final class ReleaseShim {

    /** The artifact whose version is the release's. */
    static final String ARTIFACT = "resteasy-core";

    /** The class whose name a started dispatcher goes by in a servlet context. */
    static final String DISPATCHER = "org.jboss.resteasy.spi.Dispatcher";

    /** Whether its servlet is declared to answer later. */
    static final boolean ANSWERS_LATER = true;

    private ReleaseShim() {}

    static ResteasyDeployment newDeployment() {
        return new ResteasyDeploymentImpl();
    }

    /** The servlet that its initializer registers, for asynchronous requests too. */
    static HttpServletDispatcher newServlet() {
        return new HttpServlet30Dispatcher();
    }

    /** What compresses and expands, and what the annotation GZIP puts before it, for every answer. */
    static List<Object> gzip() {
        return List.of(
                new ServerContentEncodingAnnotationFilter(Set.of("gzip")),
                new GZIPEncodingInterceptor(),
                new GZIPDecodingInterceptor());
    }
}
