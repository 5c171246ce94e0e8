package org.jaxrsbench.resteasyreactive;

import io.netty.handler.codec.http.QueryStringDecoder;
import io.vertx.core.AsyncResult;
import io.vertx.core.Handler;
import io.vertx.core.MultiMap;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.http.impl.HttpUtils;
import io.vertx.ext.web.FileUpload;
import io.vertx.ext.web.RoutingContext;
import java.util.List;

/** The routing context that Vert.x' router passes to a route. */
@SuppressWarnings("deprecation") // what the implementation calls
abstract class StubRouting implements RoutingContext {

    private final HttpServerRequest request;
    private final StubResponse response;
    private MultiMap query;

    StubRouting(HttpServerRequest request, StubResponse response) {
        this.request = request;
        this.response = response;
    }

    abstract StubRouting create(HttpServerRequest request, StubResponse response);

    @Override
    public HttpServerRequest request() {
        return request;
    }

    @Override
    public HttpServerResponse response() {
        return response;
    }

    @Override
    public String normalizedPath() {
        return HttpUtils.normalizePath(request.path());
    }

    /** Parsed when it is first asked for, as Vert.x' own does. */
    @Override
    public MultiMap queryParams() {
        if (query == null) {
            query = MultiMap.caseInsensitiveMultiMap();
            new QueryStringDecoder(request.uri()).parameters().forEach((name, values) -> query.add(name, values));
        }
        return query;
    }

    @Override
    public List<String> queryParam(String name) {
        return queryParams().getAll(name);
    }

    @Override
    public Buffer getBody() {
        return null; // nothing read it before
    }

    @Override
    public List<FileUpload> fileUploads() {
        return List.of();
    }

    @Override
    public <T> T get(String key) {
        return null;
    }

    @Override
    public int addHeadersEndHandler(Handler<Void> handler) {
        response.beforeHead(handler);
        return 0;
    }

    @Override
    public int addEndHandler(Handler<AsyncResult<Void>> handler) {
        response.afterEnd(handler);
        return 0;
    }

    /** No other route would answer what no resource matches. */
    @Override
    public void next() {
        response.setStatusCode(404).end();
    }
}
