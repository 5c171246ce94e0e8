package org.jaxrsbench.resteasyreactive;

import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.core.SecurityContext;
import java.security.Principal;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jboss.resteasy.reactive.server.core.Deployment;
import org.jboss.resteasy.reactive.server.handlers.AbortChainHandler;
import org.jboss.resteasy.reactive.server.handlers.BlockingHandler;
import org.jboss.resteasy.reactive.server.handlers.ClassRoutingHandler;
import org.jboss.resteasy.reactive.server.handlers.FixedProducesHandler;
import org.jboss.resteasy.reactive.server.handlers.InputHandler;
import org.jboss.resteasy.reactive.server.handlers.InstanceHandler;
import org.jboss.resteasy.reactive.server.handlers.InvocationHandler;
import org.jboss.resteasy.reactive.server.handlers.MatrixParamHandler;
import org.jboss.resteasy.reactive.server.handlers.NonBlockingHandler;
import org.jboss.resteasy.reactive.server.handlers.ParameterHandler;
import org.jboss.resteasy.reactive.server.handlers.RequestDeserializeHandler;
import org.jboss.resteasy.reactive.server.handlers.ResourceRequestFilterHandler;
import org.jboss.resteasy.reactive.server.handlers.ResponseHandler;
import org.jboss.resteasy.reactive.server.handlers.ResponseWriterHandler;
import org.jboss.resteasy.reactive.server.handlers.RestInitialHandler;
import org.jboss.resteasy.reactive.server.spi.ServerRestHandler;
import org.jboss.resteasy.reactive.server.vertx.VertxResteasyReactiveRequestContext;
import org.jboss.resteasy.reactive.spi.ThreadSetupAction;

/**
 * The implementation's own request context over Vert.x, and what {@code QuarkusResteasyReactiveRequestContext} adds to it that needs no
 * bean container.
 */
final class QuarkusLikeContext extends VertxResteasyReactiveRequestContext {

    QuarkusLikeContext(
            Deployment deployment,
            RoutingContext routing,
            ThreadSetupAction setup,
            ServerRestHandler[] chain,
            ServerRestHandler[] abortChain) {
        super(deployment, routing, setup, chain, abortChain, null);
    }

    /**
     * As Quarkus has it: one call site for each kind of handler, in its order, so that the compiler sees which one it calls. Only the kind
     * for its own security is missing, because no chain here holds one.
     */
    @Override
    protected void invokeHandler(int position) throws Exception {
        ServerRestHandler next = handlers[position];
        if (next instanceof MatrixParamHandler) {
            next.handle(this);
        } else if (next instanceof RestInitialHandler) {
            next.handle(this);
        } else if (next instanceof ClassRoutingHandler) {
            next.handle(this);
        } else if (next instanceof AbortChainHandler) {
            next.handle(this);
        } else if (next instanceof NonBlockingHandler) {
            next.handle(this);
        } else if (next instanceof BlockingHandler) {
            next.handle(this);
        } else if (next instanceof ResourceRequestFilterHandler) {
            next.handle(this);
        } else if (next instanceof InputHandler) {
            next.handle(this);
        } else if (next instanceof RequestDeserializeHandler) {
            next.handle(this);
        } else if (next instanceof ParameterHandler) {
            next.handle(this);
        } else if (next instanceof InstanceHandler) {
            next.handle(this);
        } else if (next instanceof InvocationHandler) {
            next.handle(this);
        } else if (next instanceof FixedProducesHandler) {
            next.handle(this);
        } else if (next instanceof ResponseHandler) {
            next.handle(this);
        } else if (next instanceof ResponseWriterHandler) {
            next.handle(this);
        } else {
            next.handle(this);
        }
    }

    /** Called on the thread of the request. */
    @Override
    public void suspend() {
        ((StubResponse) response).later();
        super.suspend();
    }

    /** Resumes a suspended request in the thread that has its answer; Quarkus returns to an event loop. */
    @Override
    public Executor getContextExecutor() {
        return Runnable::run;
    }

    /** Quarkus has it done by an event loop. */
    @Override
    public Runnable registerTimer(long millis, Runnable task) {
        Future<?> timer =
                CompletableFuture.runAsync(task, CompletableFuture.delayedExecutor(millis, TimeUnit.MILLISECONDS));
        return () -> timer.cancel(false);
    }

    /** From a header that Vert.x would have parsed into a host and a port. */
    public String getRequestHostAndPort() {
        return ((StubRequest) request).host();
    }

    @Override
    protected SecurityContext createSecurityContext() {
        return Anonymous.INSTANCE;
    }

    private enum Anonymous implements SecurityContext {
        INSTANCE;

        @Override
        public Principal getUserPrincipal() {
            return null;
        }

        @Override
        public boolean isUserInRole(String role) {
            return false;
        }

        @Override
        public boolean isSecure() {
            return false;
        }

        @Override
        public String getAuthenticationScheme() {
            return null;
        }
    }
}
