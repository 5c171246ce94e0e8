package org.jaxrsbench.cxf;

import jakarta.ws.rs.Path;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.cxf.Bus;
import org.apache.cxf.bus.CXFBusFactory;
import org.apache.cxf.endpoint.Server;
import org.apache.cxf.jaxrs.JAXRSServerFactoryBean;
import org.apache.cxf.jaxrs.lifecycle.PerRequestResourceProvider;
import org.apache.cxf.jaxrs.utils.ResourceUtils;
import org.apache.cxf.jaxrs.validation.JAXRSBeanValidationInvoker;
import org.apache.cxf.message.ExchangeImpl;
import org.apache.cxf.message.Message;
import org.apache.cxf.message.MessageImpl;
import org.apache.cxf.transport.Destination;
import org.jaxrsbench.engine.AppConfig;
import org.jaxrsbench.engine.Engines;
import org.jaxrsbench.engine.Exchange;
import org.jaxrsbench.engine.JaxRsEngine;
import org.jaxrsbench.engine.Request;

/**
 * Drives CXF through a destination of our own, in the place of the HTTP transport's: the same message goes into the
 * same chain of interceptors. CXF's {@code local://} transport would time a client too.
 */
public final class CxfEngine implements JaxRsEngine {

    // CXF logs a warning with a stack trace for most answers of 400 and above, and writing it would be timed; the other
    // implementations log none. That it formats some traces even when no one listens stays: it is CXF's own cost.
    // Kept in a field: the log manager forgets a logger, and its level, that is not held.
    private static final Logger LOG = Logger.getLogger("org.apache.cxf");

    static {
        LOG.setLevel(Level.SEVERE);
    }

    private Bus bus;
    private Server server;
    private Destination destination;

    @Override
    public String implementation() {
        return "cxf";
    }

    @Override
    public String version() {
        return Engines.mavenVersion("org.apache.cxf", "cxf-rt-frontend-jaxrs");
    }

    @Override
    public void start(AppConfig config) {
        // A bus of our own with the settings on it: some are read from nowhere else.
        bus = new CXFBusFactory().createBus(new HashMap<>(), new HashMap<>(config.properties()));
        JAXRSServerFactoryBean factory = new JAXRSServerFactoryBean();
        factory.setBus(bus);
        factory.setAddress(Request.BASE);
        factory.setDestinationFactory(new SinkTransport());
        for (Class<?> resource : config.resources()) {
            // A sub-resource is found through its locator; registered, it would become a root at "/".
            if (resource.isAnnotationPresent(Path.class)) {
                factory.setResourceClasses(resource);
                factory.setResourceProvider(resource, new PerRequestResourceProvider(resource));
            }
        }
        factory.setProviders(config.providers().stream()
                .map(ResourceUtils::createProviderInstance)
                .toList());
        if (config.validation()) {
            // Arguments and results. Not the interceptors: for resources that are no singletons these warn and pass.
            factory.setInvoker(new JAXRSBeanValidationInvoker());
        }
        server = factory.create();
        destination = server.getDestination();
    }

    @Override
    public Object newRequest(Exchange exchange) {
        return message(exchange);
    }

    @Override
    public void dispatch(Exchange exchange) {
        destination.getMessageObserver().onMessage(message(exchange));
    }

    @Override
    public void close() {
        server.destroy();
        bus.shutdown(true);
    }

    /**
     * What CXF's HTTP destination makes of a request, without what comes from a servlet container or from TLS. No base
     * path: that one would be relative, and CXF asks the destination, whose address is absolute.
     */
    private Message message(Exchange exchange) {
        Request request = exchange.request();
        MessageImpl message = new MessageImpl();
        ExchangeImpl cxfExchange = new ExchangeImpl();
        cxfExchange.setInMessage(message);
        message.setExchange(cxfExchange);
        message.setDestination(destination);
        message.put(Exchange.class, exchange);
        message.setContent(InputStream.class, request.newBody());

        String uri = request.newUri();
        int query = uri.indexOf('?');
        String url = query < 0 ? uri : uri.substring(0, query);
        String path = url.substring(Request.BASE.length() - 1);
        message.put(Message.HTTP_REQUEST_METHOD, request.method());
        message.put(Message.REQUEST_URL, url);
        message.put(Message.REQUEST_URI, path);
        message.put(Message.PATH_INFO, path);
        message.put(Message.QUERY_STRING, query < 0 ? null : uri.substring(query + 1));

        Map<String, List<String>> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (int i = 0; i < request.headers(); i++) {
            headers.computeIfAbsent(request.newHeaderName(i), name -> new ArrayList<>(1))
                    .add(request.newHeaderValue(i));
        }
        List<String> accept = headers.get(Message.ACCEPT_CONTENT_TYPE);
        if (accept != null && accept.size() > 1) {
            // CXF reads the first line only; its HTTP transport joins them too.
            accept = List.of(String.join(", ", accept));
            headers.put(Message.ACCEPT_CONTENT_TYPE, accept);
        }
        message.put(Message.PROTOCOL_HEADERS, headers);
        message.put(Message.ACCEPT_CONTENT_TYPE, accept == null ? null : accept.get(0));
        List<String> type = headers.get(Message.CONTENT_TYPE);
        message.put(Message.CONTENT_TYPE, type == null ? null : type.get(0));
        return message;
    }
}
