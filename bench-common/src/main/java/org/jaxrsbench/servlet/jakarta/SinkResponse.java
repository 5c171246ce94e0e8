package org.jaxrsbench.servlet.jakarta;

import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.io.IOException;
import java.util.Collection;
import org.jaxrsbench.engine.Exchange;

/** A response as a servlet container has it, written into the exchange. One for each request. */
public final class SinkResponse extends HttpServletResponseWrapper {

    private static final String CONTENT_TYPE = "Content-Type";

    private final Exchange exchange;
    private ServletOutputStream body;
    private boolean committed;

    /** Its status is 200 until another one is set. */
    public SinkResponse(Exchange exchange) {
        super(Unsupported.RESPONSE);
        this.exchange = exchange;
        exchange.status(SC_OK);
    }

    @Override
    public void setStatus(int status) {
        exchange.status(status);
    }

    @Override
    public int getStatus() {
        return exchange.status();
    }

    /** The page that a container would write is not ours to make up. */
    @Override
    public void sendError(int status) {
        exchange.status(status);
        committed = true;
    }

    @Override
    public void sendError(int status, String message) {
        sendError(status);
    }

    @Override
    public void addHeader(String name, String value) {
        exchange.header(name, value);
    }

    @Override
    public void setHeader(String name, String value) {
        exchange.onlyHeader(name, value);
    }

    @Override
    public String getHeader(String name) {
        return exchange.header(name);
    }

    @Override
    public boolean containsHeader(String name) {
        return exchange.header(name) != null;
    }

    @Override
    public Collection<String> getHeaderNames() {
        return exchange.headerNames();
    }

    @Override
    public void setContentType(String type) {
        exchange.onlyHeader(CONTENT_TYPE, type);
    }

    @Override
    public String getContentType() {
        return exchange.header(CONTENT_TYPE);
    }

    @Override
    public void setContentLength(int length) {
        exchange.contentLength(length);
    }

    @Override
    public void setContentLengthLong(long length) {
        exchange.contentLength(length);
    }

    @Override
    public String getCharacterEncoding() {
        return "ISO-8859-1"; // the specification's default
    }

    @Override
    public ServletOutputStream getOutputStream() {
        if (body == null) {
            body = new EntityStream();
        }
        return body;
    }

    @Override
    public void flushBuffer() {
        committed = true;
    }

    @Override
    public boolean isCommitted() {
        return committed || exchange.sink().length() > 0;
    }

    @Override
    public void reset() {
        exchange.forgetAnswer();
        exchange.status(SC_OK);
    }

    @Override
    public void resetBuffer() {
        exchange.sink().reset();
    }

    /** Into the sink, which grows as it has to. */
    private final class EntityStream extends ServletOutputStream {

        @Override
        public void write(int b) {
            exchange.sink().write(b);
        }

        @Override
        public void write(byte[] source, int offset, int count) {
            exchange.sink().write(source, offset, count);
        }

        @Override
        public void flush() {
            committed = true;
        }

        @Override
        public boolean isReady() {
            return true;
        }

        /** Every byte is taken at once, so it may write at once. */
        @Override
        public void setWriteListener(WriteListener listener) {
            try {
                listener.onWritePossible();
            } catch (IOException e) {
                listener.onError(e);
            }
        }
    }
}
