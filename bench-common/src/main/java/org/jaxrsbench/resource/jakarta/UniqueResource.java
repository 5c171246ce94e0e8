package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.UriInfo;
import org.jaxrsbench.resource.CallLog;
import org.jaxrsbench.resource.Texts;

/** Answers what makes a request unlike the one before. */
@Path("unique")
@Produces("text/plain")
public class UniqueResource {

    /** A segment of the path. */
    @GET
    @Path("path/{id}")
    public String path(@PathParam("id") String id) {
        return CallLog.answer(id);
    }

    /** The name of a query parameter. */
    @GET
    @Path("query")
    public String query(@Context UriInfo uri) {
        return CallLog.answer(uri.getQueryParameters().keySet().iterator().next());
    }

    /** A media type that is accepted beside the one that is answered. */
    @GET
    @Path("accept")
    public String accept() {
        return CallLog.answer(Texts.hello());
    }

    /** A media type, which has a parameter; echoes the body. */
    @POST
    @Path("media-type")
    @Consumes("text/plain")
    public String mediaType(String body) {
        return CallLog.echo(body);
    }
}
