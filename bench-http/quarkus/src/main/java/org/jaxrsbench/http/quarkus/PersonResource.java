package org.jaxrsbench.http.quarkus;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import org.jaxrsbench.resource.People;
import org.jaxrsbench.resource.Person;

/** One person as JSON. Methods of such a kind run on a worker thread under both extensions. */
@Path("person")
@Produces("application/json")
@Consumes("application/json")
public class PersonResource {

    /** Jane Doe. */
    @GET
    public Person get() {
        return People.one();
    }

    /** The person sent. */
    @POST
    public Person post(Person person) {
        return person;
    }
}
