package org.jaxrsbench.jersey;

import jakarta.ws.rs.core.Response.StatusType;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.glassfish.jersey.server.ContainerException;
import org.glassfish.jersey.server.ContainerResponse;
import org.glassfish.jersey.server.spi.ContainerResponseWriter;
import org.jaxrsbench.engine.Exchange;

/** Takes Jersey's answer as the writer of its Grizzly adapter does, into the exchange in place of Grizzly's response. */
final class SinkWriter implements ContainerResponseWriter {

    private static final int SERVER_ERROR = 500;

    private final Exchange exchange;

    SinkWriter(Exchange exchange) {
        this.exchange = exchange;
    }

    @Override
    public OutputStream writeResponseStatusAndHeaders(long contentLength, ContainerResponse response) {
        StatusType status = response.getStatusInfo();
        exchange.status(status.getStatusCode(), status.getReasonPhrase());
        exchange.contentLength(contentLength);
        for (Map.Entry<String, List<String>> header :
                response.getStringHeaders().entrySet()) {
            for (String value : header.getValue()) {
                exchange.header(header.getKey(), value);
            }
        }
        return exchange.sink();
    }

    @Override
    public void commit() {
        // the sink has everything
    }

    @Override
    public void failure(Throwable error) {
        exchange.status(SERVER_ERROR);
        throw error instanceof RuntimeException failed ? failed : new ContainerException(error);
    }

    @Override
    public boolean enableResponseBuffering() {
        return true;
    }

    @Override
    public boolean suspend(long timeOut, TimeUnit unit, TimeoutHandler handler) {
        throw new UnsupportedOperationException("suspending: every answer is there when the call returns");
    }

    @Override
    public void setSuspendTimeout(long timeOut, TimeUnit unit) {
        throw new UnsupportedOperationException("suspending: every answer is there when the call returns");
    }
}
