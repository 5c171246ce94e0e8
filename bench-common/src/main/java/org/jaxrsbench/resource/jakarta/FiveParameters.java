package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.MatrixParam;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;

/** Five parameters in a bean. */
public class FiveParameters {

    @PathParam("path")
    public String path;

    @QueryParam("query")
    public String query;

    @QueryParam("number")
    public int number;

    @HeaderParam("X-Value")
    public String header;

    @MatrixParam("matrix")
    public String matrix;

    /** All of them. */
    String joined() {
        return path + query + number + header + matrix;
    }
}
