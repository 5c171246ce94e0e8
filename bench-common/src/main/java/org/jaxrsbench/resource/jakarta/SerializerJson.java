package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.ext.Provider;
import org.jaxrsbench.resource.Json;

/** Databind with a serializer of our own. */
@Provider
@Produces("application/json")
@Consumes("application/json")
public class SerializerJson extends JsonProvider {

    public SerializerJson() {
        super(Json.SERIALIZER);
    }
}
