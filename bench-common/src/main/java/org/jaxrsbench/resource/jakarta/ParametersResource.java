package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.CookieParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.MatrixParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.SecurityContext;
import jakarta.ws.rs.core.UriInfo;

/** Answers what was injected. */
@Path("parameters")
@Produces("text/plain")
public class ParametersResource {

    /** Nothing injected: what the others are compared with. */
    @GET
    @Path("none")
    public String none() {
        return "none";
    }

    @GET
    @Path("path/{value}")
    public String path(@PathParam("value") String value) {
        return value;
    }

    @GET
    @Path("query")
    public String query(@QueryParam("value") String value) {
        return value;
    }

    @GET
    @Path("header")
    public String header(@HeaderParam("X-Value") String value) {
        return value;
    }

    @GET
    @Path("matrix")
    public String matrix(@MatrixParam("value") String value) {
        return value;
    }

    @GET
    @Path("cookie")
    public String cookie(@CookieParam("value") String value) {
        return value;
    }

    @GET
    @Path("bean/{path}")
    public String bean(@BeanParam FiveParameters five) {
        return five.joined();
    }

    @GET
    @Path("absent")
    public String absent(
            @QueryParam("a") Integer a,
            @QueryParam("b") Integer b,
            @QueryParam("c") Integer c,
            @QueryParam("d") Integer d,
            @QueryParam("e") Integer e) {
        return a == null && b == null && c == null && d == null && e == null ? "none" : "some";
    }

    @Path("context-located")
    public Class<LocatedContextResource> located() {
        return LocatedContextResource.class;
    }

    @GET
    @Path("context-argument")
    public String context(@Context UriInfo uri) {
        return uri.getRequestUri().getPath();
    }

    @GET
    @Path("security")
    public String security(@Context SecurityContext security) {
        return security.getUserPrincipal().getName();
    }
}
