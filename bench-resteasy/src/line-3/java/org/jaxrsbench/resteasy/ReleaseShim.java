package org.jaxrsbench.resteasy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jboss.resteasy.plugins.interceptors.encoding.GZIPDecodingInterceptor;
import org.jboss.resteasy.plugins.interceptors.encoding.GZIPEncodingInterceptor;
import org.jboss.resteasy.plugins.interceptors.encoding.ServerContentEncodingAnnotationFilter;
import org.jboss.resteasy.plugins.server.servlet.HttpServletDispatcher;
import org.jboss.resteasy.spi.ResteasyDeployment;
import org.jboss.resteasy.spi.ResteasyProviderFactory;

/** What release 3 calls its things. Up to 3.6 a deployment has no provider factory before it starts, and takes no properties. */
final class ReleaseShim {

    /** The artifact whose version is the release's. */
    static final String ARTIFACT = "resteasy-jaxrs";

    /** The class whose name a started dispatcher goes by in a servlet context. */
    static final String DISPATCHER = "org.jboss.resteasy.core.Dispatcher";

    /** Whether its servlet is declared to answer later. */
    static final boolean ANSWERS_LATER = false;

    private ReleaseShim() {}

    static ResteasyDeployment newDeployment() {
        ResteasyDeployment deployment = new ResteasyDeployment();
        deployment.setProviderFactory(new ResteasyProviderFactory());
        return deployment;
    }

    static void properties(ResteasyDeployment deployment, Map<String, Object> properties) {
        properties.forEach(deployment.getProviderFactory()::property);
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
