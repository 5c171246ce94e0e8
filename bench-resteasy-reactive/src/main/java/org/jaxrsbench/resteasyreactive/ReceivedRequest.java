package org.jaxrsbench.resteasyreactive;

import jakarta.ws.rs.core.SecurityContext;
import java.io.InputStream;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.Principal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Request;
import org.jboss.resteasy.reactive.server.core.Deployment;
import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;
import org.jboss.resteasy.reactive.server.spi.ServerHttpRequest;
import org.jboss.resteasy.reactive.server.spi.ServerHttpResponse;
import org.jboss.resteasy.reactive.server.spi.ServerRestHandler;
import org.jboss.resteasy.reactive.spi.ThreadSetupAction;

/**
 * The request's side of {@link SinkContext}: parsed once, with the whole body there from the start. A class of its own for its reader; it is
 * one object with the response, as the implementation's own server adapters have it.
 */
abstract class ReceivedRequest extends ResteasyReactiveRequestContext implements ServerHttpRequest {

    final Exchange exchange;
    private final String uri;
    private final int authority;
    private final String path;
    private final String[] names;
    private final String[] values;
    private Map<String, List<String>> query;

    ReceivedRequest(
            Exchange exchange,
            Deployment deployment,
            ThreadSetupAction setup,
            ServerRestHandler[] chain,
            ServerRestHandler[] abortChain) {
        super(deployment, setup, chain, abortChain);
        this.exchange = exchange;
        Request request = exchange.request();
        uri = request.newUri();
        authority = uri.indexOf("://") + 3;
        int question = uri.indexOf('?', authority);
        path = normalised(uri.substring(uri.indexOf('/', authority), question < 0 ? uri.length() : question));
        names = new String[request.headers()];
        values = new String[names.length];
        for (int i = 0; i < names.length; i++) {
            names[i] = request.newHeaderName(i);
            values[i] = request.newHeaderValue(i);
        }
        // Else the body is awaited as a server's read events, and a stream of NULs stands in for it.
        setInputStream(request.newBody());
    }

    private static String normalised(String path) {
        return path.contains("/.") || path.contains("//")
                ? URI.create(path).normalize().getRawPath()
                : path;
    }

    @Override
    public ServerHttpRequest serverRequest() {
        return this;
    }

    @Override
    public String getRequestHeader(CharSequence name) {
        String wanted = name.toString();
        for (int i = 0; i < names.length; i++) {
            if (names[i].equalsIgnoreCase(wanted)) {
                return values[i];
            }
        }
        return null;
    }

    @Override
    public Iterable<Map.Entry<String, String>> getAllRequestHeaders() {
        List<Map.Entry<String, String>> all = new ArrayList<>(names.length);
        for (int i = 0; i < names.length; i++) {
            all.add(Map.entry(names[i], values[i]));
        }
        return all;
    }

    @Override
    public List<String> getAllRequestHeaders(String name) {
        List<String> found = new ArrayList<>(1);
        for (int i = 0; i < names.length; i++) {
            if (names[i].equalsIgnoreCase(name)) {
                found.add(values[i]);
            }
        }
        return found;
    }

    @Override
    public boolean containsRequestHeader(CharSequence name) {
        return getRequestHeader(name) != null;
    }

    @Override
    public String getRequestPath() {
        return path;
    }

    @Override
    public String getRequestMethod() {
        return exchange.request().method();
    }

    @Override
    public String getRequestNormalisedPath() {
        return path;
    }

    @Override
    public String getRequestAbsoluteUri() {
        return uri;
    }

    @Override
    public String getRequestScheme() {
        return uri.substring(0, authority - 3);
    }

    // The older name, and the only one in release 2. Methods without an annotation are declared later than that.
    @SuppressWarnings("deprecation")
    @Override
    public String getRequestHost() {
        return getRequestHostAndPort();
    }

    public String getRequestHostAndPort() {
        return uri.substring(authority, uri.indexOf('/', authority));
    }

    @Override
    public void closeConnection() {
        // the exchange finds out: its answer is incomplete
    }

    @Override
    public String getQueryParam(String name) {
        List<String> found = getQueryParamsMap().get(name);
        return found == null ? null : found.get(0);
    }

    @Override
    public List<String> getAllQueryParams(String name) {
        return getQueryParamsMap().getOrDefault(name, List.of());
    }

    @Override
    public Collection<String> queryParamNames() {
        return getQueryParamsMap().keySet();
    }

    public Map<String, List<String>> getQueryParamsMap() {
        if (query == null) {
            setQueryParamsFrom(uri);
        }
        return query;
    }

    @Override
    protected void setQueryParamsFrom(String newUri) {
        query = new LinkedHashMap<>();
        String raw = queryOf(newUri);
        if (raw == null) {
            return;
        }
        for (String pair : raw.split("&")) {
            int equals = pair.indexOf('=');
            String name = equals < 0 ? pair : pair.substring(0, equals);
            String value = equals < 0 ? "" : pair.substring(equals + 1);
            query.computeIfAbsent(decoded(name), n -> new ArrayList<>(1)).add(decoded(value));
        }
    }

    private static String decoded(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }

    private static String queryOf(String uri) {
        int question = uri.indexOf('?');
        return question < 0 ? null : uri.substring(question + 1);
    }

    @Override
    public String query() {
        return queryOf(uri);
    }

    @Override
    public boolean isRequestEnded() {
        return true;
    }

    @Override
    public InputStream createInputStream(ByteBuffer existingData) {
        return createInputStream();
    }

    @Override
    public InputStream createInputStream() {
        return exchange.request().newBody();
    }

    @Override
    public ServerHttpResponse pauseRequestInput() {
        return serverResponse();
    }

    @Override
    public ServerHttpResponse resumeRequestInput() {
        return serverResponse();
    }

    @Override
    public ServerHttpResponse setReadListener(ReadCallback callback) {
        throw new UnsupportedOperationException("read events: the whole body is there from the start");
    }

    @Override
    public <T> T unwrap(Class<T> type) {
        return null;
    }

    @Override
    public boolean isOnIoThread() {
        return false;
    }

    @Override
    protected SecurityContext createSecurityContext() {
        return Anonymous.INSTANCE;
    }

    private enum Anonymous implements SecurityContext {
        INSTANCE;

        @Override
        public Principal getUserPrincipal() {
            return null;
        }

        @Override
        public boolean isUserInRole(String role) {
            return false;
        }

        @Override
        public boolean isSecure() {
            return false;
        }

        @Override
        public String getAuthenticationScheme() {
            return null;
        }
    }
}
