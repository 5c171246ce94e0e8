package org.jaxrsbench.resteasyreactive;

import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jaxrsbench.engine.Exchange;
import org.jboss.resteasy.reactive.server.core.Deployment;
import org.jboss.resteasy.reactive.server.core.ResteasyReactiveRequestContext;
import org.jboss.resteasy.reactive.server.handlers.ClassRoutingHandler;
import org.jboss.resteasy.reactive.server.handlers.FixedProducesHandler;
import org.jboss.resteasy.reactive.server.handlers.InputHandler;
import org.jboss.resteasy.reactive.server.handlers.InstanceHandler;
import org.jboss.resteasy.reactive.server.handlers.InvocationHandler;
import org.jboss.resteasy.reactive.server.handlers.MatrixParamHandler;
import org.jboss.resteasy.reactive.server.handlers.ParameterHandler;
import org.jboss.resteasy.reactive.server.handlers.RequestDeserializeHandler;
import org.jboss.resteasy.reactive.server.handlers.ResponseHandler;
import org.jboss.resteasy.reactive.server.handlers.ResponseWriterHandler;
import org.jboss.resteasy.reactive.server.handlers.RestInitialHandler;
import org.jboss.resteasy.reactive.server.spi.ServerHttpResponse;
import org.jboss.resteasy.reactive.server.spi.ServerRestHandler;
import org.jboss.resteasy.reactive.spi.ThreadSetupAction;

/**
 * One request and its response in one object, as the implementation's own server adapters have it. The entity goes straight into the sink.
 */
final class SinkContext extends ReceivedRequest implements ServerHttpResponse {

    /** What the implementation adds to every text and JSON type, once for a method and not to be turned off. */
    private static final String ADDED = ";charset=UTF-8";

    private final List<Map.Entry<String, String>> responseHeaders = new ArrayList<>(4);
    private Consumer<ResteasyReactiveRequestContext> beforeCommit;
    private int status = 200;
    private boolean committed;
    private boolean ended;
    private boolean later;

    SinkContext(
            Exchange exchange,
            Deployment deployment,
            ThreadSetupAction setup,
            ServerRestHandler[] chain,
            ServerRestHandler[] abortChain) {
        super(exchange, deployment, setup, chain, abortChain);
    }

    /**
     * As Quarkus' own context has it: one call site for each kind of handler that most requests meet, so that the compiler sees which one
     * it calls.
     */
    @Override
    protected void invokeHandler(int position) throws Exception {
        ServerRestHandler next = handlers[position];
        if (next instanceof MatrixParamHandler known) {
            known.handle(this);
        } else if (next instanceof RestInitialHandler known) {
            known.handle(this);
        } else if (next instanceof ClassRoutingHandler known) {
            known.handle(this);
        } else if (next instanceof InputHandler known) {
            known.handle(this);
        } else if (next instanceof RequestDeserializeHandler known) {
            known.handle(this);
        } else if (next instanceof ParameterHandler known) {
            known.handle(this);
        } else if (next instanceof InstanceHandler known) {
            known.handle(this);
        } else if (next instanceof InvocationHandler known) {
            known.handle(this);
        } else if (next instanceof FixedProducesHandler known) {
            known.handle(this);
        } else if (next instanceof ResponseHandler known) {
            known.handle(this);
        } else if (next instanceof ResponseWriterHandler known) {
            known.handle(this);
        } else {
            next.handle(this);
        }
    }

    @Override
    public ServerHttpResponse serverResponse() {
        return this;
    }

    @Override
    protected Executor getEventLoop() {
        return Runnable::run;
    }

    @Override
    public Runnable registerTimer(long millis, Runnable task) {
        throw new UnsupportedOperationException("timers: all work is done on the calling thread");
    }

    /** Nothing else would answer what no resource matches. */
    @Override
    public boolean resumeExternalProcessing() {
        setStatusCode(404).end();
        return true;
    }

    @Override
    public ServerHttpResponse setStatusCode(int code) {
        if (!committed) {
            status = code;
        }
        return this;
    }

    private void commit() {
        if (committed) {
            return;
        }
        if (beforeCommit != null) {
            beforeCommit.accept(this);
        }
        committed = true;
        exchange.status(status);
        exchange.typeMayEndWith(ADDED);
        for (Map.Entry<String, String> header : responseHeaders) {
            exchange.header(header.getKey(), header.getValue());
        }
    }

    @Override
    public ServerHttpResponse end() {
        if (ended) {
            return this; // said already: the exchange may be on its next operation
        }
        commit();
        ended = true;
        if (later) {
            exchange.answered();
        }
        return this;
    }

    /** Called on the thread of the request. */
    @Override
    public void suspend() {
        if (!later && !ended) {
            later = true;
            exchange.answersLater();
        }
        super.suspend();
    }

    @Override
    public ServerHttpResponse end(byte[] data) {
        commit();
        exchange.sink().write(data, 0, data.length);
        return end();
    }

    @Override
    public ServerHttpResponse end(String data) {
        return end(data.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public ServerHttpResponse write(byte[] data, Consumer<Throwable> whenDone) {
        commit();
        exchange.sink().write(data, 0, data.length);
        whenDone.accept(null);
        return this;
    }

    @Override
    public CompletionStage<Void> write(byte[] data) {
        commit();
        exchange.sink().write(data, 0, data.length);
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public OutputStream createResponseOutputStream() {
        return new EntityStream();
    }

    @Override
    public ServerHttpResponse sendFile(String file, long offset, long length) {
        throw new UnsupportedOperationException("files: " + file);
    }

    @Override
    public boolean headWritten() {
        return committed;
    }

    @Override
    public boolean closed() {
        return ended;
    }

    @Override
    public ServerHttpResponse addResponseHeader(CharSequence name, CharSequence value) {
        responseHeaders.add(Map.entry(name.toString(), value.toString()));
        return this;
    }

    @Override
    public ServerHttpResponse setResponseHeader(CharSequence name, CharSequence value) {
        removeResponseHeader(name.toString());
        // No value at all is how the implementation removes one.
        return value == null ? this : addResponseHeader(name, value);
    }

    @Override
    public ServerHttpResponse setResponseHeader(CharSequence name, Iterable<CharSequence> all) {
        removeResponseHeader(name.toString());
        all.forEach(value -> addResponseHeader(name, value));
        return this;
    }

    @Override
    public Iterable<Map.Entry<String, String>> getAllResponseHeaders() {
        return responseHeaders;
    }

    @Override
    public String getResponseHeader(String name) {
        for (Map.Entry<String, String> header : responseHeaders) {
            if (header.getKey().equalsIgnoreCase(name)) {
                return header.getValue();
            }
        }
        return null;
    }

    @Override
    public void removeResponseHeader(String name) {
        if (!responseHeaders.isEmpty()) {
            responseHeaders.removeIf(header -> header.getKey().equalsIgnoreCase(name));
        }
    }

    @Override
    public ServerHttpResponse setChunked(boolean chunked) {
        return this;
    }

    @Override
    public void setPreCommitListener(Consumer<ResteasyReactiveRequestContext> task) {
        beforeCommit = task;
    }

    @Override
    public ServerHttpResponse addCloseHandler(Runnable onClose) {
        // no connection is lost
        return this;
    }

    @Override
    public boolean isWriteQueueFull() {
        return false;
    }

    @Override
    public ServerHttpResponse addDrainHandler(Runnable onDrain) {
        return this;
    }

    public void reset() {
        closeConnection();
    }

    /** Writes the head before the first byte, and ends the response. */
    private final class EntityStream extends OutputStream {

        @Override
        public void write(int b) {
            commit();
            exchange.sink().write(b);
        }

        @Override
        public void write(byte[] source, int offset, int count) {
            commit();
            exchange.sink().write(source, offset, count);
        }

        @Override
        public void close() {
            end();
        }
    }
}
