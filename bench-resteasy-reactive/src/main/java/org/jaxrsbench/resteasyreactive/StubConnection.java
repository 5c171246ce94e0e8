package org.jaxrsbench.resteasyreactive;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.embedded.EmbeddedChannel;
import io.vertx.core.Handler;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.impl.ContextInternal;
import io.vertx.core.impl.VertxInternal;
import io.vertx.core.impl.future.PromiseImpl;
import io.vertx.core.impl.future.PromiseInternal;
import io.vertx.core.net.impl.ConnectionBase;
import io.vertx.core.spi.metrics.NetworkMetrics;

/** A connection that stays open, one for each thread that sends requests: the implementation locks it and asks whether it is open. */
@SuppressWarnings("deprecation") // in interfaces of Vert.x
abstract class StubConnection extends ConnectionBase implements HttpConnection {

    StubConnection(ContextInternal context, ChannelHandlerContext channel) {
        super(context, channel);
    }

    abstract StubConnection create(ContextInternal context, ChannelHandlerContext channel);

    /** Connections of a server that has neither threads nor sockets. */
    static ThreadLocal<StubConnection> ofEachThread() {
        ContextInternal context = Stub.complete(Context.class);
        StubConnection first = Stub.complete(StubConnection.class, context, openChannel());
        return ThreadLocal.withInitial(() -> first.create(context, openChannel()));
    }

    private static ChannelHandlerContext openChannel() {
        return new EmbeddedChannel(new ChannelInboundHandlerAdapter())
                .pipeline()
                .lastContext();
    }

    @Override
    public StubConnection closeHandler(Handler<Void> handler) {
        super.closeHandler(handler);
        return this;
    }

    @Override
    public StubConnection exceptionHandler(Handler<Throwable> handler) {
        super.exceptionHandler(handler);
        return this;
    }

    @Override
    public NetworkMetrics<?> metrics() {
        return null;
    }

    @Override
    protected void handleInterestedOpsChanged() {
        // no socket is ever full
    }

    /** The Vert.x context that a connection needs. */
    abstract static class Context implements ContextInternal {

        Context() {}

        @Override
        public VertxInternal owner() {
            return null;
        }

        @Override
        public <T> PromiseInternal<T> promise() {
            return new PromiseImpl<>();
        }
    }
}
