package org.jaxrsbench.cxf;

import java.util.List;
import org.apache.cxf.Bus;
import org.apache.cxf.service.model.EndpointInfo;
import org.apache.cxf.transport.AbstractTransportFactory;
import org.apache.cxf.transport.Destination;
import org.apache.cxf.transport.DestinationFactory;

/** Hands out our destination in place of one that listens on a port. Given to the server itself, never looked up. */
final class SinkTransport extends AbstractTransportFactory implements DestinationFactory {

    SinkTransport() {
        super(List.of("https://jaxrsbench.org/sink"));
    }

    @Override
    public Destination getDestination(EndpointInfo endpoint, Bus bus) {
        return new SinkDestination(bus, endpoint);
    }
}
