package org.jaxrsbench.resteasy;

import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MultivaluedMap;
import java.io.InputStream;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.Map;
import org.jaxrsbench.engine.Request;
import org.jboss.resteasy.core.SynchronousDispatcher;
import org.jboss.resteasy.core.SynchronousExecutionContext;
import org.jboss.resteasy.specimpl.MultivaluedMapImpl;
import org.jboss.resteasy.specimpl.ResteasyHttpHeaders;
import org.jboss.resteasy.spi.HttpRequest;
import org.jboss.resteasy.spi.ResteasyAsynchronousContext;
import org.jboss.resteasy.util.CaseInsensitiveMap;

/** A request made from the exchange's bytes. What differs between lines of releases is left to {@code VersionedRequest}. */
abstract class LeanRequest implements HttpRequest {

    private final SynchronousDispatcher dispatcher;
    private final SinkResponse response;
    private final ResteasyHttpHeaders headers;
    private String method;
    private InputStream body;
    private Map<String, Object> attributes;
    private ResteasyAsynchronousContext asyncContext;

    LeanRequest(Request request, SynchronousDispatcher dispatcher, SinkResponse response) {
        this.dispatcher = dispatcher;
        this.response = response;
        this.method = request.method();
        MultivaluedMap<String, String> values = new CaseInsensitiveMap<>();
        for (int i = 0; i < request.headers(); i++) {
            values.add(request.newHeaderName(i), request.newHeaderValue(i));
        }
        this.headers = new ResteasyHttpHeaders(values);
        this.body = request.newBody();
    }

    @Override
    public final HttpHeaders getHttpHeaders() {
        return headers;
    }

    @Override
    public final MultivaluedMap<String, String> getMutableHeaders() {
        return headers.getMutableHeaders();
    }

    @Override
    public final InputStream getInputStream() {
        return body;
    }

    @Override
    public final void setInputStream(InputStream stream) {
        body = stream;
    }

    @Override
    public final String getHttpMethod() {
        return method;
    }

    @Override
    public final void setHttpMethod(String newMethod) {
        method = newMethod;
    }

    /** No benchmark sends a form. */
    @Override
    public final MultivaluedMap<String, String> getFormParameters() {
        return new MultivaluedMapImpl<>();
    }

    @Override
    public final MultivaluedMap<String, String> getDecodedFormParameters() {
        return new MultivaluedMapImpl<>();
    }

    // This and the two about the remote end are declared from release 4 on.
    public final boolean formParametersRead() {
        return false;
    }

    public final String getRemoteAddress() {
        return "127.0.0.1";
    }

    public final String getRemoteHost() {
        return "localhost";
    }

    @Override
    public final Object getAttribute(String name) {
        return attributes == null ? null : attributes.get(name);
    }

    @Override
    public final void setAttribute(String name, Object value) {
        if (attributes == null) {
            attributes = new HashMap<>();
        }
        attributes.put(name, value);
    }

    @Override
    public final void removeAttribute(String name) {
        if (attributes != null) {
            attributes.remove(name);
        }
    }

    @Override
    public final Enumeration<String> getAttributeNames() {
        return attributes == null ? Collections.emptyEnumeration() : Collections.enumeration(attributes.keySet());
    }

    @Override
    public final ResteasyAsynchronousContext getAsyncContext() {
        if (asyncContext == null) {
            asyncContext = new SynchronousExecutionContext(dispatcher, this, response);
        }
        return asyncContext;
    }

    @Override
    public final boolean isInitial() {
        return true;
    }

    @Override
    public final void forward(String path) {
        throw new UnsupportedOperationException("forward to " + path + ": there is no servlet container");
    }

    @Override
    public final boolean wasForwarded() {
        return false;
    }
}
