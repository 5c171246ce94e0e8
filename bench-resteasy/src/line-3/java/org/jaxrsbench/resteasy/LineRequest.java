package org.jaxrsbench.resteasy;

import java.net.URI;
import org.jaxrsbench.engine.Request;
import org.jboss.resteasy.core.SynchronousDispatcher;
import org.jboss.resteasy.spi.ResteasyUriInfo;

/** The request's URI as release 3 has it. Parsed anew for each request. */
final class LineRequest extends LeanRequest {

    private ResteasyUriInfo uri;

    LineRequest(Request request, SynchronousDispatcher dispatcher, SinkResponse response) {
        super(request, dispatcher, response);
        this.uri = new ResteasyUriInfo(request.newUri(), null, "");
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
