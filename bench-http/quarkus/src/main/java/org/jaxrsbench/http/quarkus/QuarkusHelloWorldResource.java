package org.jaxrsbench.http.quarkus;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import org.jaxrsbench.resource.CallLog;
import org.jaxrsbench.resource.Texts;

/**
 * What the shared resource of that name does. Were its module indexed, the application would find all the resources
 * there, and the filters that apply to every request.
 */
@Path("helloworld")
@Produces("text/plain")
@Consumes("text/plain")
public class QuarkusHelloWorldResource {

    /** {@code Hello World!}. */
    @GET
    public String get() {
        return Texts.hello();
    }

    /** The body, unchanged. */
    @POST
    public String post(String body) {
        return body;
    }

    /** Takes a body, answers 204. */
    @PUT
    public void put(String body) {
        CallLog.take(body);
    }
}
