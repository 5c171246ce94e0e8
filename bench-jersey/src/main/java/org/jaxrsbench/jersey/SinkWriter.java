package org.jaxrsbench.jersey;

import jakarta.ws.rs.core.Response.StatusType;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.glassfish.jersey.server.ContainerException;
import org.glassfish.jersey.server.ContainerResponse;
import org.glassfish.jersey.server.internal.JerseyRequestTimeoutHandler;
import org.glassfish.jersey.server.spi.ContainerResponseWriter;
import org.jaxrsbench.engine.Exchange;

/** Takes Jersey's answer as the writer of its Grizzly adapter does, into the exchange in place of Grizzly's response. */
final class SinkWriter implements ContainerResponseWriter {

    private static final int SERVER_ERROR = 500;

    // As its own background scheduler: what is canceled stays until its time.
    private static final ScheduledExecutorService TIMERS = Executors.newScheduledThreadPool(1, task -> {
        Thread thread = new Thread(task, "timers");
        thread.setDaemon(true);
        return thread;
    });

    private final Exchange exchange;
    private boolean suspended;
    // Made when it is suspended for the first time.
    private JerseyRequestTimeoutHandler timeouts;

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

    /** The sink has everything. */
    @Override
    public void commit() {
        answered();
    }

    @Override
    public void failure(Throwable error) {
        exchange.status(SERVER_ERROR);
        answered();
        throw error instanceof RuntimeException failed ? failed : new ContainerException(error);
    }

    /** Says so once: after that the exchange may be on its next operation. */
    private void answered() {
        if (suspended) {
            suspended = false;
            timeouts.setSuspendTimeout(0, TimeUnit.NANOSECONDS); // cancels it, in 2.0 too
            exchange.answered();
        }
    }

    @Override
    public boolean enableResponseBuffering() {
        return true;
    }

    /** Called on the thread of the request, and maybe without need: the answer can be there when the call returns. */
    @Override
    public boolean suspend(long timeOut, TimeUnit unit, TimeoutHandler handler) {
        suspended = true;
        timeouts = new JerseyRequestTimeoutHandler(this, TIMERS);
        exchange.answersLater();
        return timeouts.suspend(timeOut, unit, handler);
    }

    @Override
    public void setSuspendTimeout(long timeOut, TimeUnit unit) {
        timeouts.setSuspendTimeout(timeOut, unit);
    }
}
