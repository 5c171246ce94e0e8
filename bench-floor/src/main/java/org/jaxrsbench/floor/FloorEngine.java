package org.jaxrsbench.floor;

import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Capability;
import org.jaxrsbench.engine.Engines;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.FeatureJars;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.engine.Limitation;

/**
 * A reference written by hand: the same resource objects, called by code for just these requests. It is no bound: nobody tried
 * to make it as fast as can be. It reads what a request says (URI, headers, body) and answers the same bytes; it discovers,
 * matches and injects nothing that it was not told.
 */
public final class FloorEngine implements JaxRsEngine {

    private static final String NO_COUNTERPART = "without JAX-RS there is none";
    private Routes routes;

    @Override
    public String implementation() {
        return "floor";
    }

    @Override
    public String version() {
        return Engines.mavenVersion("jakarta.ws.rs", "jakarta.ws.rs-api");
    }

    @Override
    public Map<Capability, Limitation> unsupported() {
        Map<Capability, Limitation> lacking = new EnumMap<>(Capability.class);
        lacking.put(Capability.ROUTING, Limitation.answersWrong(NO_COUNTERPART, "answered 404"));
        lacking.put(
                Capability.VALIDATION,
                Limitation.answersWrong(NO_COUNTERPART, "0 calls of filters, interceptors and validators in place of"));
        Set.of(
                        Capability.CLIENT,
                        Capability.LOOPBACK_CLIENT,
                        Capability.EVENTS,
                        Capability.OWN_JACKSON,
                        Capability.OWN_JSON_B)
                .forEach(c -> lacking.put(c, FeatureJars.hasNone(NO_COUNTERPART)));
        return lacking;
    }

    @Override
    public void start(AppConfig config) {
        if (config.application().isPresent()) {
            throw new IllegalStateException(
                    "it answers this project's own resources by hand; name another implementation");
        }
        FeatureJars.classes(config);
        routes = new Routes(config);
    }

    @Override
    public Object newRequest(Exchange exchange) {
        return PlainRequest.of(exchange.request());
    }

    @Override
    public void dispatch(Exchange exchange) throws Exception {
        routes.dispatch(PlainRequest.of(exchange.request()), exchange);
    }

    @Override
    public void close() {
        routes = null;
    }
}
