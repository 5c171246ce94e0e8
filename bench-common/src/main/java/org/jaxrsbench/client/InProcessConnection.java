package org.jaxrsbench.client;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.HttpURLConnection;
import java.net.MalformedURLException;
import java.net.Proxy;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jaxrsbench.engine.Request;

/**
 * The JDK's interface to HTTP without sockets: a client that speaks through it is answered by the thread that it runs on, by the
 * {@link Answerer} of the port that it speaks to.
 *
 * <p>From {@link #install} on, it is what this JVM has for {@code http} and the ports of answerers; other ports are reached as before.
 */
final class InProcessConnection extends HttpURLConnection {

    // Made before anything is installed: a URL made from it goes the JDK's own way.
    private static URL before;

    private final Answerer answerer;
    private ByteArrayOutputStream sent;
    private Answerer.Answer answer;
    private Map<String, List<String>> answered;

    private InProcessConnection(URL url, Answerer answerer) {
        super(url);
        this.answerer = answerer;
    }

    /** Has the {@code http} connections of this JVM to ports of answerers answered like this. */
    static synchronized void install() {
        if (before == null) {
            try {
                before = new URL(Request.BASE);
            } catch (MalformedURLException e) {
                throw new IllegalStateException("every JDK knows http", e);
            }
            URL.setURLStreamHandlerFactory(protocol -> protocol.equals(Request.SCHEME) ? new Handler() : null);
        }
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
        return new ByteArrayInputStream(answer.entity());
    }

    @Override
    public InputStream getErrorStream() {
        answer();
        return responseCode == HTTP_OK ? null : new ByteArrayInputStream(answer.entity());
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
        if (answer != null) {
            return;
        }
        byte[] body = sent == null ? new byte[0] : sent.toByteArray();
        answer = answerer.answer(getRequestMethod(), url.getFile(), this::getRequestProperty, body);
        responseCode = answer.status();
        responseMessage = answer.reason();
        answered = new LinkedHashMap<>();
        answered.put(null, List.of("HTTP/1.1 " + responseCode + " " + responseMessage));
        answered.put("Content-Type", List.of(answer.type()));
        answered.put("Content-Length", List.of(Integer.toString(answer.entity().length)));
    }

    private static final class Handler extends URLStreamHandler {

        @Override
        protected URLConnection openConnection(URL url) throws IOException {
            return openConnection(url, null);
        }

        @Override
        protected URLConnection openConnection(URL url, Proxy proxy) throws IOException {
            Answerer answerer = Answerer.at(url.getPort());
            if (answerer != null) {
                return new InProcessConnection(url, answerer);
            }
            URL other = new URL(before, url.toString());
            return proxy == null ? other.openConnection() : other.openConnection(proxy);
        }

        @Override
        protected int getDefaultPort() {
            return 80;
        }
    }
}
