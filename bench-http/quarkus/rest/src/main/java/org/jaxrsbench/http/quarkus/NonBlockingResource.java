package org.jaxrsbench.http.quarkus;

import io.smallrye.common.annotation.NonBlocking;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import org.jaxrsbench.resource.People;
import org.jaxrsbench.resource.Person;

/** The same answers, computed on the event loop: no change of threads. */
@Path("nonblocking")
@NonBlocking
public class NonBlockingResource {

    /** Jane Doe. */
    @GET
    @Path("person")
    @Produces("application/json")
    public Person person() {
        return People.one();
    }

    /** The person sent. */
    @POST
    @Path("person")
    @Produces("application/json")
    @Consumes("application/json")
    public Person person(Person person) {
        return person;
    }
}
