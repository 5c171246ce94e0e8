package org.jaxrsbench.resteasy;

import java.net.URI;
import org.jaxrsbench.engine.Request;
import org.jboss.resteasy.core.SynchronousDispatcher;
import org.jboss.resteasy.specimpl.ResteasyUriInfo;

/** The request's URI as release 4 and later has it. Parsed again for each request. */
final class VersionedRequest extends LeanRequest {

    private ResteasyUriInfo uri;

    VersionedRequest(Request request, SynchronousDispatcher dispatcher, SinkResponse response) {
        super(request, dispatcher, response);
        this.uri = new ResteasyUriInfo(request.newUri(), "");
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
