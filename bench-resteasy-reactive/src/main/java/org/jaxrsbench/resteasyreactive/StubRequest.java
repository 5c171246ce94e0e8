package org.jaxrsbench.resteasyreactive;

import io.netty.buffer.Unpooled;
import io.vertx.core.Context;
import io.vertx.core.Handler;
import io.vertx.core.MultiMap;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.http.HttpVersion;
import io.vertx.core.http.impl.HttpServerRequestInternal;
import io.vertx.core.net.impl.ConnectionBase;
import org.jaxrsbench.engine.ParsedRequest;
import org.jaxrsbench.engine.Request;

/**
 * A request as Vert.x hands it on. The whole body is there from the start, and comes as one buffer when it is asked for. It is of the
 * class that Vert.x's own are of: 3.7 to 3.12 ask it whether they are on the connection's event loop.
 */
@SuppressWarnings("deprecation") // what the implementation calls
abstract class StubRequest extends HttpServerRequestInternal {

    private final ParsedRequest parsed;
    private final HttpConnection connection;
    private final HttpServerResponse response;
    private final MultiMap headers;
    private Handler<Buffer> onData;
    private Handler<Void> onEnd;
    private boolean ended;

    StubRequest(ParsedRequest parsed, MultiMap headers, HttpConnection connection, HttpServerResponse response) {
        this.parsed = parsed;
        this.headers = headers;
        this.connection = connection;
        this.response = response;
    }

    abstract StubRequest create(
            ParsedRequest parsed, MultiMap headers, HttpConnection connection, HttpServerResponse response);

    @Override
    public Context context() {
        return ((ConnectionBase) connection).getContext();
    }

    @Override
    public HttpMethod method() {
        return HttpMethod.valueOf(parsed.request().method());
    }

    @Override
    public HttpVersion version() {
        return HttpVersion.HTTP_1_1;
    }

    @Override
    public String scheme() {
        return Request.SCHEME;
    }

    @Override
    public String host() {
        String sent = headers.get("Host");
        return sent == null ? Request.HOST + ":" + Request.PORT : sent;
    }

    @Override
    public String uri() {
        return parsed.target();
    }

    @Override
    public String absoluteURI() {
        return scheme() + "://" + host() + parsed.target();
    }

    @Override
    public String path() {
        return parsed.path();
    }

    @Override
    public String query() {
        return parsed.query();
    }

    @Override
    public MultiMap headers() {
        return headers;
    }

    @Override
    public String getHeader(CharSequence name) {
        return headers.get(name);
    }

    @Override
    public String getHeader(String name) {
        return headers.get(name);
    }

    @Override
    public MultiMap formAttributes() {
        return MultiMap.caseInsensitiveMultiMap(); // nothing parsed a form before
    }

    @Override
    public HttpConnection connection() {
        return connection;
    }

    @Override
    public HttpServerResponse response() {
        return response;
    }

    @Override
    public boolean isEnded() {
        return ended;
    }

    @Override
    public HttpServerRequest handler(Handler<Buffer> handler) {
        onData = handler;
        return this;
    }

    @Override
    public HttpServerRequest endHandler(Handler<Void> handler) {
        onEnd = handler;
        return this;
    }

    @Override
    public HttpServerRequest exceptionHandler(Handler<Throwable> handler) {
        return this; // no connection is lost
    }

    @Override
    public HttpServerRequest pause() {
        return this;
    }

    @Override
    public HttpServerRequest resume() {
        return fetch(Long.MAX_VALUE);
    }

    @Override
    public HttpServerRequest fetch(long amount) {
        if (!ended && onEnd != null) {
            ended = true;
            if (parsed.request().hasBody()) {
                onData.handle(
                        Buffer.buffer(Unpooled.wrappedBuffer(parsed.request().newBodyBytes())));
            }
            onEnd.handle(null);
        }
        return this;
    }
}
