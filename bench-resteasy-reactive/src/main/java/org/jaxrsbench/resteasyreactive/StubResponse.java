package org.jaxrsbench.resteasyreactive;

import io.netty.buffer.ByteBuf;
import io.vertx.core.AsyncResult;
import io.vertx.core.Future;
import io.vertx.core.Handler;
import io.vertx.core.MultiMap;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerResponse;
import java.nio.ByteBuffer;
import java.util.Map;
import org.jaxrsbench.engine.Exchange;

/** A response as Vert.x has it, written into the exchange: headers before the first byte, then the bytes, which Vert.x would send. */
@SuppressWarnings("deprecation") // what the implementation calls
abstract class StubResponse implements HttpServerResponse {

    /** The charset that the implementation adds to every text and JSON type; it cannot be turned off. */
    private static final String ADDED = ";charset=UTF-8";

    private final Exchange exchange;
    private final MultiMap headers = MultiMap.caseInsensitiveMultiMap();
    private Handler<Void> onHead;
    private Handler<AsyncResult<Void>> onEnd;
    private int status = 200;
    private boolean headWritten;
    private boolean ended;
    private boolean later;

    StubResponse(Exchange exchange) {
        this.exchange = exchange;
    }

    abstract StubResponse create(Exchange exchange);

    /** The rest of the request may run on another thread. Called on the thread of the request. */
    void later() {
        if (!later && !ended) {
            later = true;
            exchange.answersLater();
        }
    }

    /** Called once its headers are complete, and before they are written. */
    void beforeHead(Handler<Void> handler) {
        onHead = handler;
    }

    /** Called when all of it is written. */
    void afterEnd(Handler<AsyncResult<Void>> handler) {
        onEnd = handler;
    }

    private void commit() {
        if (headWritten) {
            return;
        }
        if (onHead != null) {
            onHead.handle(null);
        }
        headWritten = true;
        exchange.status(status);
        exchange.typeMayEndWith(ADDED);
        for (Map.Entry<String, String> header : headers) {
            exchange.header(header.getKey(), header.getValue());
        }
    }

    private void emit(Buffer data) {
        commit();
        ByteBuf bytes = data.getByteBuf();
        for (ByteBuffer part : bytes.nioBuffers()) {
            exchange.sink().write(part);
        }
        bytes.release();
    }

    @Override
    public Future<Void> end() {
        commit();
        ended = true;
        if (onEnd != null) {
            onEnd.handle(Future.succeededFuture());
        }
        if (later) {
            exchange.answered();
        }
        return Future.succeededFuture();
    }

    @Override
    public void end(Handler<AsyncResult<Void>> handler) {
        end();
        told(handler);
    }

    @Override
    public Future<Void> end(Buffer data) {
        emit(data);
        return end();
    }

    @Override
    public void end(Buffer data, Handler<AsyncResult<Void>> handler) {
        end(data);
        told(handler);
    }

    @Override
    public Future<Void> write(Buffer data) {
        emit(data);
        return Future.succeededFuture();
    }

    @Override
    public void write(Buffer data, Handler<AsyncResult<Void>> handler) {
        emit(data);
        told(handler);
    }

    private static void told(Handler<AsyncResult<Void>> handler) {
        if (handler != null) {
            handler.handle(Future.succeededFuture());
        }
    }

    @Override
    public MultiMap headers() {
        return headers;
    }

    @Override
    public HttpServerResponse setStatusCode(int code) {
        status = code;
        return this;
    }

    @Override
    public int getStatusCode() {
        return status;
    }

    @Override
    public HttpServerResponse setChunked(boolean chunked) {
        return this; // a matter of the wire
    }

    @Override
    public boolean headWritten() {
        return headWritten;
    }

    @Override
    public boolean ended() {
        return ended;
    }

    @Override
    public boolean closed() {
        return false;
    }

    @Override
    public boolean writeQueueFull() {
        return false;
    }

    @Override
    public HttpServerResponse exceptionHandler(Handler<Throwable> handler) {
        return this; // no connection is lost
    }

    @Override
    public HttpServerResponse closeHandler(Handler<Void> handler) {
        return this; // as above
    }

    @Override
    public HttpServerResponse drainHandler(Handler<Void> handler) {
        return this; // no socket is ever full
    }
}
