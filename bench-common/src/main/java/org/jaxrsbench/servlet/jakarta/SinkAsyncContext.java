package org.jaxrsbench.servlet.jakarta;

import jakarta.servlet.AsyncContext;
import jakarta.servlet.AsyncEvent;
import jakarta.servlet.AsyncListener;
import jakarta.servlet.ServletContext;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.jaxrsbench.engine.Exchange;

/** A request that is answered after its servlet has returned, as a container keeps it. The thread of the request waits for the end. */
final class SinkAsyncContext implements AsyncContext {

    private final Exchange exchange;
    private final ServletRequest request;
    private final ServletResponse response;
    private final List<AsyncListener> listeners = new ArrayList<>(2);
    private long timeout;
    // Written before the exchange says that the answer is there, or that the servlet is to be called again.
    private boolean dispatched;

    SinkAsyncContext(Exchange exchange, ServletRequest request, ServletResponse response) {
        this.exchange = exchange;
        this.request = request;
        this.response = response;
        exchange.answersLater();
    }

    /** Waits for the end of this: true if the servlet is to be called again, false if the answer is complete. */
    boolean isDispatched() {
        exchange.awaitAnswer();
        return dispatched;
    }

    @Override
    public void complete() {
        notifyComplete();
        exchange.answered();
    }

    /** Ends an asynchronous request, as a container does after the second call of a servlet. */
    void notifyComplete() {
        for (AsyncListener listener : listeners) {
            try {
                listener.onComplete(new AsyncEvent(this, request, response));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** The servlet is called again on the thread of the request, which waits for nothing else. */
    @Override
    public void dispatch() {
        dispatched = true;
        exchange.answered();
    }

    @Override
    public void dispatch(String path) {
        throw new UnsupportedOperationException("dispatching elsewhere: " + path);
    }

    @Override
    public void dispatch(ServletContext context, String path) {
        dispatch(path);
    }

    @Override
    public void start(Runnable task) {
        throw new UnsupportedOperationException("a container's threads: resources have their own");
    }

    @Override
    public ServletRequest getRequest() {
        return request;
    }

    @Override
    public ServletResponse getResponse() {
        return response;
    }

    @Override
    public boolean hasOriginalRequestAndResponse() {
        return true;
    }

    @Override
    public void addListener(AsyncListener listener) {
        listeners.add(listener);
    }

    @Override
    public void addListener(AsyncListener listener, ServletRequest of, ServletResponse to) {
        listeners.add(listener);
    }

    @Override
    public <T extends AsyncListener> T createListener(Class<T> type) {
        throw new UnsupportedOperationException("listeners made by a container: " + type);
    }

    /** Kept, and never reached: what waits gives up earlier. */
    @Override
    public void setTimeout(long millis) {
        timeout = millis;
    }

    @Override
    public long getTimeout() {
        return timeout;
    }
}
