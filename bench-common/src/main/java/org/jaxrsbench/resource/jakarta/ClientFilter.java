package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.client.ClientRequestContext;
import jakarta.ws.rs.client.ClientRequestFilter;
import jakarta.ws.rs.client.ClientResponseContext;
import jakarta.ws.rs.client.ClientResponseFilter;
import org.jaxrsbench.resource.CallLog;

/** A client's filter that does nothing but count, on the way out and on the way in. Copies of it stand for more. */
public class ClientFilter implements ClientRequestFilter, ClientResponseFilter {

    @Override
    public void filter(ClientRequestContext request) {
        CallLog.count();
    }

    @Override
    public void filter(ClientRequestContext request, ClientResponseContext response) {
        CallLog.count();
    }
}
