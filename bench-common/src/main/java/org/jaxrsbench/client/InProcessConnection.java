package org.jaxrsbench.client;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.Proxy;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.Request;
import org.jaxrsbench.resource.CallLog;

/**
 * The JDK's interface to HTTP without sockets: a client that speaks through it is answered by the thread that it runs on. What it sends is
 * compared with the request of the exchange, line by line, in each operation; another request is answered 400, with what is wrong.
 *
 * <p>From {@link #install} on, it is what this JVM has for {@code http}.
 */
public final class InProcessConnection extends HttpURLConnection {

    private static final String CONTENT_LENGTH = "Content-Length";

    private static final ThreadLocal<Exchange> SERVED = new ThreadLocal<>();

    private static boolean installed;

    private ByteArrayOutputStream sent;
    private byte[] entity;
    private Map<String, List<String>> answered;

    private InProcessConnection(URL url) {
        super(url);
    }

    /** Has all {@code http} connections of this JVM answered like this. */
    public static synchronized void install() {
        if (!installed) {
            installed = true;
            URL.setURLStreamHandlerFactory(protocol -> protocol.equals(Request.SCHEME) ? new Handler() : null);
        }
    }

    /** What this thread sends from now on is to be this exchange's request. */
    public static void serve(Exchange exchange) {
        SERVED.set(exchange);
    }

    @Override
    public void connect() {
        connected = true;
    }

    @Override
    public void disconnect() {
        // holds nothing
    }

    @Override
    public boolean usingProxy() {
        return false;
    }

    @Override
    public OutputStream getOutputStream() {
        sent = new ByteArrayOutputStream();
        return sent;
    }

    @Override
    public int getResponseCode() {
        answer();
        return responseCode;
    }

    @Override
    public String getResponseMessage() {
        answer();
        return responseMessage;
    }

    @Override
    public InputStream getInputStream() throws IOException {
        answer();
        if (responseCode != HTTP_OK) {
            throw new IOException(responseMessage);
        }
        return new ByteArrayInputStream(entity);
    }

    @Override
    public InputStream getErrorStream() {
        answer();
        return responseCode == HTTP_OK ? null : new ByteArrayInputStream(entity);
    }

    @Override
    public Map<String, List<String>> getHeaderFields() {
        answer();
        return answered;
    }

    @Override
    public String getHeaderField(String name) {
        answer();
        for (Map.Entry<String, List<String>> header : answered.entrySet()) {
            if (name.equalsIgnoreCase(header.getKey())) {
                return header.getValue().get(0);
            }
        }
        return null;
    }

    private void answer() {
        if (answered != null) {
            return;
        }
        Request request = SERVED.get().request();
        String wrong = wrong(request);
        responseCode = wrong == null ? HTTP_OK : HTTP_BAD_REQUEST;
        responseMessage = wrong == null ? "OK" : "Bad Request";
        entity = (wrong == null ? request.served() : wrong).getBytes(StandardCharsets.UTF_8);
        if (wrong == null) {
            CallLog.called(sent == null ? CallLog.GET : CallLog.POST);
        }
        answered = new LinkedHashMap<>();
        answered.put(null, List.of("HTTP/1.1 " + responseCode + " " + responseMessage));
        answered.put("Content-Type", List.of(wrong == null ? request.expectedType() : "text/plain"));
        answered.put(CONTENT_LENGTH, List.of(Integer.toString(entity.length)));
    }

    /** What is not as it should be; null if nothing is. */
    private String wrong(Request request) {
        if (!getRequestMethod().equals(request.method())) {
            return "method " + getRequestMethod() + " in place of " + request.method();
        }
        if (!url.getFile().equals(request.newTarget())) {
            return "target " + url.getFile() + " in place of " + request.newTarget();
        }
        for (int i = 0; i < request.headers(); i++) {
            String name = request.headerName(i);
            String value = getRequestProperty(name);
            // Some are written at the end, by the JDK's own connection.
            if (!name.equalsIgnoreCase(CONTENT_LENGTH)
                    && (value == null || !value.startsWith(request.headerValue(i)))) {
                return "header " + name + ": " + value + " in place of " + request.headerValue(i);
            }
        }
        return wrongBody(request);
    }

    private String wrongBody(Request request) {
        if (!request.hasBody()) {
            return sent == null || sent.size() == 0 ? null : "a body in place of none";
        }
        try {
            byte[] expected = request.newBody().readAllBytes();
            return sent != null && Arrays.equals(sent.toByteArray(), expected)
                    ? null
                    : "body " + sent + " in place of " + new String(expected, StandardCharsets.UTF_8);
        } catch (IOException e) {
            return e.toString();
        }
    }

    private static final class Handler extends URLStreamHandler {

        @Override
        protected URLConnection openConnection(URL url) {
            return new InProcessConnection(url);
        }

        @Override
        protected URLConnection openConnection(URL url, Proxy proxy) {
            return openConnection(url);
        }

        @Override
        protected int getDefaultPort() {
            return 80;
        }
    }
}
