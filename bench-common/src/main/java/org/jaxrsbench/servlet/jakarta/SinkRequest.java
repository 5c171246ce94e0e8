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
import org.jaxrsbench.engine.Request;

/**
 * A request as a servlet container hands it to a servlet that is mapped to {@code /*} in the root context: parsed once, and as
 * lean as the specification lets it be. One for each request.
 */
public final class SinkRequest extends HttpServletRequestWrapper {

    private static final String ROOT = "";
    private static final String FORM = "application/x-www-form-urlencoded";

    private final Request request;
    private final ServletContext context;
    private final String path;
    private final String query;
    private final String[] names;
    private final String[] values;
    private ServletInputStream body;
    private Map<String, Object> attributes;
    private Map<String, String[]> parameters;
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
        this.request = exchange.request();
        this.context = context;
        this.later = later ? exchange : null;
        String target = request.newTarget();
        int question = target.indexOf('?');
        path = question < 0 ? target : target.substring(0, question);
        query = question < 0 ? null : target.substring(question + 1);
        names = new String[request.headers()];
        values = new String[names.length];
        for (int i = 0; i < names.length; i++) {
            names[i] = request.newHeaderName(i);
            values[i] = request.newHeaderValue(i);
        }
    }

    @Override
    public String getMethod() {
        return request.method();
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
        return path;
    }

    @Override
    public StringBuffer getRequestURL() {
        return new StringBuffer(128).append(Request.BASE).append(path, 1, path.length());
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
        int parameters = path.indexOf(';');
        return parameters < 0 ? path : path.substring(0, parameters);
    }

    @Override
    public String getQueryString() {
        return query;
    }

    @Override
    public String getHeader(String name) {
        for (int i = 0; i < names.length; i++) {
            if (names[i].equalsIgnoreCase(name)) {
                return values[i];
            }
        }
        return null;
    }

    @Override
    public Enumeration<String> getHeaders(String name) {
        List<String> found = new ArrayList<>(1);
        for (int i = 0; i < names.length; i++) {
            if (names[i].equalsIgnoreCase(name)) {
                found.add(values[i]);
            }
        }
        return Collections.enumeration(found);
    }

    @Override
    public Enumeration<String> getHeaderNames() {
        List<String> found = new ArrayList<>(names.length);
        for (int i = 0; i < names.length; i++) {
            if (isFirst(i)) {
                found.add(names[i]);
            }
        }
        return Collections.enumeration(found);
    }

    private boolean isFirst(int index) {
        for (int i = 0; i < index; i++) {
            if (names[i].equalsIgnoreCase(names[index])) {
                return false;
            }
        }
        return true;
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
            body = new BodyStream(request.newBody());
        }
        return body;
    }

    /** Parsed when it is first asked for, as containers do. */
    @Override
    public Cookie[] getCookies() {
        String header = cookies == null ? getHeader("Cookie") : null;
        if (header != null) {
            cookies = ParsedFields.cookies(header);
        }
        return cookies;
    }

    /** Of the query, then of a form, which is read when it is asked for, as containers do. */
    @Override
    public Map<String, String[]> getParameterMap() {
        if (parameters == null) {
            parameters = new LinkedHashMap<>();
            if (query != null) {
                ParsedFields.add(query, parameters);
            }
            String type = getContentType();
            if (body == null && request.method().equals("POST") && type != null && type.startsWith(FORM)) {
                ParsedFields.add(form(), parameters);
            }
        }
        return parameters;
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
        return Collections.enumeration(getParameterMap().keySet());
    }

    @Override
    public String[] getParameterValues(String name) {
        return getParameterMap().get(name);
    }

    @Override
    public String getParameter(String name) {
        String[] found = getParameterValues(name);
        return found == null ? null : found[0];
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
