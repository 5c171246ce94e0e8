package org.jaxrsbench.resteasy;

import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Engines;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jboss.resteasy.core.SynchronousDispatcher;
import org.jboss.resteasy.spi.ResteasyDeployment;

/**
 * Drives RESTEasy through its synchronous dispatcher, as its server adapters do, with a request and a response of our
 * own that are as lean as theirs: the ones it ships for tests buffer the entity.
 */
public final class ResteasyEngine implements JaxRsEngine {

    private ResteasyDeployment deployment;
    private SynchronousDispatcher dispatcher;

    @Override
    public String implementation() {
        return "resteasy";
    }

    @Override
    public String version() {
        return Engines.mavenVersion("org.jboss.resteasy", ReleaseShim.ARTIFACT);
    }

    @Override
    public void start(AppConfig config) {
        deployment = ReleaseShim.newDeployment();
        // On by default; the other implementations answer the type that the resource names, and so must this one.
        deployment.setAddCharset(false);
        config.properties().forEach(deployment::setProperty);
        deployment.getActualResourceClasses().addAll(config.resources());
        deployment.getActualProviderClasses().addAll(config.providers());
        if (config.validation()) {
            deployment.start();
        } else {
            ValidationHidden.during(deployment::start);
        }
        dispatcher = (SynchronousDispatcher) deployment.getDispatcher();
    }

    @Override
    public Object newRequest(Exchange exchange) {
        return new VersionedRequest(exchange.request(), dispatcher, new SinkResponse(exchange.sink()));
    }

    @Override
    public void dispatch(Exchange exchange) {
        SinkResponse response = new SinkResponse(exchange.sink());
        dispatcher.invoke(new VersionedRequest(exchange.request(), dispatcher, response), response);
        exchange.status(response.getStatus());
        if (exchange.recording()) {
            Object type = response.getOutputHeaders().getFirst("Content-Type");
            exchange.contentType(type == null ? null : type.toString());
        }
    }

    @Override
    public void close() {
        deployment.stop();
    }
}
