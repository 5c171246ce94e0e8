package org.jaxrsbench.resteasy;

import java.net.URI;
import org.jaxrsbench.engine.Request;
import org.jboss.resteasy.core.SynchronousDispatcher;
import org.jboss.resteasy.spi.ResteasyUriInfo;

/** The request's URI as release 3 has it. Parsed again for each request. */
final class VersionedRequest extends LeanRequest {

    private ResteasyUriInfo uri;

    VersionedRequest(Request request, SynchronousDispatcher dispatcher, SinkResponse response) {
        super(request, dispatcher, response);
        this.uri = parsed(request.newUri());
    }

    /** This release wants the query apart, as a servlet container hands it over. */
    private static ResteasyUriInfo parsed(String uri) {
        int query = uri.indexOf('?');
        return query < 0
                ? new ResteasyUriInfo(uri, null, "")
                : new ResteasyUriInfo(uri.substring(0, query), uri.substring(query + 1), "");
    }

    @Override
    public ResteasyUriInfo getUri() {
        return uri;
    }

    @Override
    public void setRequestUri(URI requestUri) {
        uri = new ResteasyUriInfo(uri.getBaseUri(), uri.getBaseUri().relativize(requestUri));
    }

    @Override
    public void setRequestUri(URI baseUri, URI requestUri) {
        uri = new ResteasyUriInfo(baseUri, baseUri.relativize(requestUri));
    }
}
