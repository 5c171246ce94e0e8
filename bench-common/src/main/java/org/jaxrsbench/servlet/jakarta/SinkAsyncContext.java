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
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
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
        if (timeout > 0) {
            Future<?> timer = CompletableFuture.runAsync(
                    () -> tell(AsyncListener::onTimeout),
                    CompletableFuture.delayedExecutor(timeout, TimeUnit.MILLISECONDS));
            exchange.awaitAnswer();
            timer.cancel(false);
        }
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
        tell(AsyncListener::onComplete);
    }

    private interface News {

        void reach(AsyncListener listener, AsyncEvent event) throws IOException;
    }

    private void tell(News news) {
        for (AsyncListener listener : listeners) {
            try {
                news.reach(listener, new AsyncEvent(this, request, response));
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

    /** Counts from the return of the servlet. */
    @Override
    public void setTimeout(long millis) {
        timeout = millis;
    }

    @Override
    public long getTimeout() {
        return timeout;
    }
}
