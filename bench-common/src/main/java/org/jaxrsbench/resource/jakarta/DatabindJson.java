package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.ext.Provider;
import org.jaxrsbench.resource.Json;

/** Plain databind. */
@Provider
@Produces("application/json")
@Consumes("application/json")
public class DatabindJson extends JsonProvider {

    public DatabindJson() {
        super(Json.DATABIND);
    }
}
