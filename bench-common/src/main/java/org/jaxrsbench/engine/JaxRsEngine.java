package org.jaxrsbench.engine;

import java.util.Map;

/**
 * Boots one JAX-RS implementation in this JVM and dispatches requests to it, without a server. Implementations are
 * found with {@link java.util.ServiceLoader}; there is exactly one on a class path, because the specification's
 * {@code RuntimeDelegate} is static.
 *
 * <p>Fair play: an engine does what one container adapter of the implementation does between a parsed request and a written
 * response, and nothing else. It caches nothing between operations. Unless {@link Feature} says otherwise, each request is served
 * by a resource object of its own, and what writes more than the shared resources ask for (WADL, a default charset on the content
 * type) is off.
 */
public interface JaxRsEngine extends AutoCloseable {

    /** The implementation's short name as results have it: {@code jersey}, {@code resteasy}. */
    String implementation();

    /** The Maven version of the implementation, read from the class path and not from the build. */
    String version();

    /**
     * What this version of the implementation cannot do. The contract test proves it for each case that needs it, and
     * everything else has to pass.
     */
    default Map<Capability, Limitation> unsupported() {
        return Map.of();
    }

    /**
     * Boots the implementation.
     *
     * @throws Exception whatever the implementation throws
     */
    void start(AppConfig config) throws Exception;

    /**
     * Builds what {@link #dispatch} hands to the implementation, and leaves it at that.
     *
     * @return what was built
     * @throws Exception whatever the implementation throws
     */
    Object newRequest(Exchange exchange) throws Exception;

    /**
     * Dispatches the exchange's request on the calling thread. On return the status is set and the whole entity is
     * written to the exchange's sink.
     *
     * @throws Exception whatever the implementation throws; an answer such as 404 is an answer and is not thrown
     */
    void dispatch(Exchange exchange) throws Exception;

    /** Shuts the implementation down. */
    @Override
    void close();
}
