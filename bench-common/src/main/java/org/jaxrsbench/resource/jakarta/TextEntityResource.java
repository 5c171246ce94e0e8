package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import org.jaxrsbench.resource.CallLog;
import org.jaxrsbench.resource.Texts;

/** Text of a given length, there and back. */
@Path("text")
@Produces("text/plain")
@Consumes("text/plain")
public class TextEntityResource {

    /** {@code text}, or what was asked for on this thread. */
    @GET
    public String get() {
        return CallLog.answer(Texts.DEFAULT_ENTITY);
    }

    /** The body, unchanged. */
    @POST
    public String post(String body) {
        return CallLog.echo(body);
    }

    /** Takes a body, answers 204. */
    @PUT
    public void put(String body) {
        CallLog.take(body);
    }

    /** The same methods, one locator further. */
    @Path("locator")
    public Class<? extends TextEntityResource> locator() {
        return CallLog.locate(TextEntityResource.class);
    }

    /** The same locator under the name of the experiment published in 2015. */
    @Path("sub-class")
    public Class<? extends TextEntityResource> subClass() {
        return CallLog.locate(TextEntityResource.class);
    }
}
