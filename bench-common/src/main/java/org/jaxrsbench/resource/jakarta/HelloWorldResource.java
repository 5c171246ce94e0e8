package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import org.jaxrsbench.resource.CallLog;
import org.jaxrsbench.resource.Texts;

/** The smallest useful resource: a constant text, an echo, and a body that is taken without an answer. */
@Path("helloworld")
@Produces("text/plain")
@Consumes("text/plain")
public class HelloWorldResource {

    /** {@code Hello World!}, or what was asked for on this thread: read from state that the compiler cannot fold. */
    @GET
    public String get() {
        return CallLog.answer(Texts.hello());
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
    public Class<HelloWorldResource> locator() {
        return CallLog.locate(HelloWorldResource.class);
    }
}
