package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.client.ClientRequestContext;
import jakarta.ws.rs.client.ClientRequestFilter;
import jakarta.ws.rs.client.ClientResponseContext;
import jakarta.ws.rs.client.ClientResponseFilter;
import org.jaxrsbench.resource.Calls;

/** Four filters of a client: each does nothing but count, on the way out and on the way in. */
public final class ClientFilters {

    private ClientFilters() {}

    /** What all of them do. */
    public abstract static class Counting implements ClientRequestFilter, ClientResponseFilter {

        @Override
        public void filter(ClientRequestContext request) {
            Calls.count();
        }

        @Override
        public void filter(ClientRequestContext request, ClientResponseContext response) {
            Calls.count();
        }
    }

    public static class N1 extends Counting {}

    public static class N2 extends Counting {}

    public static class N3 extends Counting {}

    public static class N4 extends Counting {}
}
