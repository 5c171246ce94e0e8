package org.jaxrsbench.servlet.jakarta;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.DispatcherType;
import jakarta.servlet.ServletContext;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpSession;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.Principal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.ParsedRequest;
import org.jaxrsbench.engine.Request;

/**
 * A request as a servlet container hands it to a servlet that is mapped to {@code /*} in the root context: parsed once, and as
 * lean as the specification lets it be. One for each request.
 */
public final class SinkRequest extends HttpServletRequestWrapper {

    private static final String ROOT = "";
    private static final String FORM = "application/x-www-form-urlencoded";

    private final ParsedRequest parsed;
    private final ServletContext context;
    private ServletInputStream body;
    private Map<String, Object> attributes;
    private Map<String, List<String>> fields;
    private Cookie[] cookies;
    private final Exchange later;
    private SinkAsyncContext async;
    // The servlet is called again because what it waited for has come.
    private boolean resumed;

    /**
     * Makes new strings of the request's bytes, as a server's parser does.
     *
     * @param exchange what is sent
     * @param context where
     * @param later whether the servlet is declared to answer later
     */
    public SinkRequest(Exchange exchange, ServletContext context, boolean later) {
        super(Unsupported.REQUEST);
        this.parsed = new ParsedRequest(exchange.request());
        this.context = context;
        this.later = later ? exchange : null;
    }

    @Override
    public String getMethod() {
        return parsed.request().method();
    }

    @Override
    public String getProtocol() {
        return "HTTP/1.1";
    }

    @Override
    public String getScheme() {
        return Request.SCHEME;
    }

    @Override
    public String getServerName() {
        return Request.HOST;
    }

    @Override
    public int getServerPort() {
        return Request.PORT;
    }

    @Override
    public String getRequestURI() {
        return parsed.path();
    }

    @Override
    public StringBuffer getRequestURL() {
        return new StringBuffer(128)
                .append(Request.BASE)
                .append(parsed.path(), 1, parsed.path().length());
    }

    @Override
    public String getContextPath() {
        return ROOT;
    }

    @Override
    public String getServletPath() {
        return ROOT;
    }

    /** Without the parameters of its segments, as the specification asks; no benchmark escapes a character in a path. */
    @Override
    public String getPathInfo() {
        String path = parsed.path();
        int parameters = path.indexOf(';');
        return parameters < 0 ? path : path.substring(0, parameters);
    }

    @Override
    public String getQueryString() {
        return parsed.query();
    }

    @Override
    public String getHeader(String name) {
        return parsed.header(name);
    }

    @Override
    public Enumeration<String> getHeaders(String name) {
        return Collections.enumeration(parsed.headers(name));
    }

    @Override
    public Enumeration<String> getHeaderNames() {
        return Collections.enumeration(parsed.headerNames());
    }

    @Override
    public String getContentType() {
        return getHeader("Content-Type");
    }

    @Override
    public int getContentLength() {
        String length = getHeader("Content-Length");
        return length == null ? -1 : Integer.parseInt(length);
    }

    @Override
    public long getContentLengthLong() {
        return getContentLength();
    }

    @Override
    public String getCharacterEncoding() {
        String type = getContentType();
        int charset = type == null ? -1 : type.indexOf("charset=");
        return charset < 0 ? null : type.substring(charset + "charset=".length());
    }

    @Override
    public ServletInputStream getInputStream() {
        if (body == null) {
            body = new BodyStream(parsed.request().newBody());
        }
        return body;
    }

    /** Parsed when it is first asked for, as containers do. */
    @Override
    public Cookie[] getCookies() {
        String header = cookies == null ? getHeader("Cookie") : null;
        if (header != null) {
            cookies = cookies(header);
        }
        return cookies;
    }

    /** The cookies of a header: names and values of RFC 6265, section 4.2.1. */
    private static Cookie[] cookies(String header) {
        List<Cookie> list = new ArrayList<>(2);
        for (int start = 0; start < header.length(); ) {
            int end = header.indexOf("; ", start);
            end = end < 0 ? header.length() : end;
            int equals = header.indexOf('=', start);
            list.add(new Cookie(header.substring(start, equals), header.substring(equals + 1, end)));
            start = end + 2;
        }
        return list.toArray(new Cookie[0]);
    }

    /** The fields of the query, then those of a form, which is read on demand, as in containers. */
    private Map<String, List<String>> fields() {
        if (fields == null) {
            fields = ParsedRequest.fields(parsed.query());
            String type = getContentType();
            if (body == null && getMethod().equals("POST") && type != null && type.startsWith(FORM)) {
                ParsedRequest.fields(form())
                        .forEach((name, more) -> fields.computeIfAbsent(name, n -> new ArrayList<>(1))
                                .addAll(more));
            }
        }
        return fields;
    }

    @Override
    public Map<String, String[]> getParameterMap() {
        Map<String, String[]> all = new LinkedHashMap<>();
        fields().forEach((name, found) -> all.put(name, found.toArray(new String[0])));
        return all;
    }

    private String form() {
        try (InputStream in = getInputStream()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Enumeration<String> getParameterNames() {
        return Collections.enumeration(fields().keySet());
    }

    @Override
    public String[] getParameterValues(String name) {
        List<String> found = fields().get(name);
        return found == null ? null : found.toArray(new String[0]);
    }

    @Override
    public String getParameter(String name) {
        List<String> found = fields().get(name);
        return found == null ? null : found.get(0);
    }

    @Override
    public HttpSession getSession(boolean create) {
        return null;
    }

    @Override
    public boolean isSecure() {
        return false;
    }

    @Override
    public String getRemoteAddr() {
        return "127.0.0.1";
    }

    @Override
    public String getRemoteHost() {
        return Request.HOST;
    }

    @Override
    public String getRemoteUser() {
        return null;
    }

    @Override
    public Principal getUserPrincipal() {
        return null;
    }

    @Override
    public boolean isUserInRole(String role) {
        return false;
    }

    @Override
    public String getAuthType() {
        return null;
    }

    @Override
    public Object getAttribute(String name) {
        return attributes == null ? null : attributes.get(name);
    }

    @Override
    public void setAttribute(String name, Object value) {
        if (attributes == null) {
            attributes = new HashMap<>();
        }
        attributes.put(name, value);
    }

    @Override
    public void removeAttribute(String name) {
        if (attributes != null) {
            attributes.remove(name);
        }
    }

    @Override
    public Enumeration<String> getAttributeNames() {
        return attributes == null ? Collections.emptyEnumeration() : Collections.enumeration(attributes.keySet());
    }

    @Override
    public ServletContext getServletContext() {
        return context;
    }

    @Override
    public DispatcherType getDispatcherType() {
        return resumed ? DispatcherType.ASYNC : DispatcherType.REQUEST;
    }

    /** Whether the servlet is declared to answer later; that it is not is the default. */
    @Override
    public boolean isAsyncSupported() {
        return later != null;
    }

    @Override
    public boolean isAsyncStarted() {
        return async != null && !resumed;
    }

    @Override
    public AsyncContext startAsync() {
        return startAsync(this, null);
    }

    @Override
    public AsyncContext startAsync(ServletRequest asked, ServletResponse answered) {
        if (later == null) {
            throw new IllegalStateException("the servlet is not declared to answer later");
        }
        resumed = false;
        async = new SinkAsyncContext(later, asked, answered);
        return async;
    }

    @Override
    public AsyncContext getAsyncContext() {
        if (async == null) {
            throw new IllegalStateException("not put into asynchronous mode");
        }
        return async;
    }

    /**
     * For the container, when the servlet has returned: waits for an answer that comes later.
     *
     * @return whether the servlet is to be called once more, with the same request and response
     */
    public boolean isToBeDispatchedAgain() {
        if (async == null) {
            return false;
        }
        if (resumed) {
            // Called again, and not put into asynchronous mode again.
            async.notifyComplete();
            return false;
        }
        resumed = async.isDispatched();
        return resumed;
    }
}
