package org.jaxrsbench.cxf;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.logging.Logger;
import org.apache.cxf.Bus;
import org.apache.cxf.message.Message;
import org.apache.cxf.message.MessageUtils;
import org.apache.cxf.service.model.EndpointInfo;
import org.apache.cxf.transport.AbstractDestination;
import org.apache.cxf.transport.Conduit;
import org.jaxrsbench.engine.Exchange;

/** Where requests arrive: answers go into the sink of the exchange that the request carries. */
final class SinkDestination extends AbstractDestination {

    private static final Logger LOG = Logger.getLogger(SinkDestination.class.getName());

    SinkDestination(Bus bus, EndpointInfo endpoint) {
        super(bus, getTargetReference(endpoint, bus), endpoint);
    }

    /** One for each request, as CXF's HTTP destination has it. */
    @Override
    protected Conduit getInbuiltBackChannel(Message request) {
        return new BackChannel(request.get(Exchange.class));
    }

    @Override
    protected Logger getLogger() {
        return LOG;
    }

    private final class BackChannel extends AbstractBackChannelConduit {

        private final Exchange exchange;

        BackChannel(Exchange exchange) {
            this.exchange = exchange;
        }

        @Override
        public void prepare(Message response) {
            response.setContent(OutputStream.class, exchange.sink());
        }

        @Override
        public void close(Message response) throws IOException {
            super.close(response);
            exchange.status(MessageUtils.getReponseCodeFromMessage(response));
            if (exchange.recording()) {
                exchange.contentType(contentType(response));
            }
        }

        /** The header; where CXF itself words an error, the message's own field, as its HTTP transport sends it. */
        private String contentType(Message response) {
            Object type = null;
            if (response.get(Message.PROTOCOL_HEADERS) instanceof Map<?, ?> headers
                    && headers.get(Message.CONTENT_TYPE) instanceof List<?> values
                    && !values.isEmpty()) {
                type = values.get(0);
            }
            if (type == null && exchange.sink().length() > 0) {
                type = response.get(Message.CONTENT_TYPE);
            }
            return type == null ? null : type.toString();
        }
    }
}
