package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.ext.Provider;
import org.jaxrsbench.resource.Json;

/** Jackson's streaming API. */
@Provider
@Produces("application/json")
@Consumes("application/json")
public class StreamingJson extends JsonProvider {

    public StreamingJson() {
        super(Json.STREAMING);
    }
}
