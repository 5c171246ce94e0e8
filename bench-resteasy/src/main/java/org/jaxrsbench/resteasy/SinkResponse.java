package org.jaxrsbench.resteasy;

import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.NewCookie;
import java.io.OutputStream;
import org.jaxrsbench.engine.Sink;
import org.jboss.resteasy.spi.HttpResponse;
import org.jboss.resteasy.util.CaseInsensitiveMap;

/** A response whose entity goes straight into the sink. */
final class SinkResponse implements HttpResponse {

    private final Sink sink;
    private final MultivaluedMap<String, Object> headers = new CaseInsensitiveMap<>();
    private OutputStream out;
    private int status = 200;

    SinkResponse(Sink sink) {
        this.sink = sink;
        this.out = sink;
    }

    @Override
    public int getStatus() {
        return status;
    }

    @Override
    public void setStatus(int newStatus) {
        status = newStatus;
    }

    @Override
    public MultivaluedMap<String, Object> getOutputHeaders() {
        return headers;
    }

    @Override
    public OutputStream getOutputStream() {
        return out;
    }

    @Override
    public void setOutputStream(OutputStream newOut) {
        out = newOut;
    }

    @Override
    public void addNewCookie(NewCookie cookie) {
        headers.add("Set-Cookie", cookie);
    }

    @Override
    public void sendError(int error) {
        status = error;
    }

    @Override
    public void sendError(int error, String message) {
        status = error;
    }

    @Override
    public boolean isCommitted() {
        return sink.length() > 0;
    }

    @Override
    public void reset() {
        status = 200;
        headers.clear();
        sink.reset();
    }

    @Override
    public void flushBuffer() {
        // nothing is buffered
    }

    // Declared from release 4 on.
    public void close() {
        // the exchange owns the sink
    }
}
