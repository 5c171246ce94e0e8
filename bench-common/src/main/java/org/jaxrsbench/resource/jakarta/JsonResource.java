package org.jaxrsbench.resource.jakarta;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import java.util.List;
import org.jaxrsbench.resource.People;
import org.jaxrsbench.resource.Person;

/** One person and a hundred of them, as JSON. */
@Path("json")
@Produces("application/json")
@Consumes("application/json")
public class JsonResource {

    @GET
    @Path("person")
    public Person person() {
        return People.one();
    }

    @POST
    @Path("person")
    public Person person(Person person) {
        return person;
    }

    @GET
    @Path("list")
    public List<Person> list() {
        return People.many();
    }

    @POST
    @Path("list")
    public List<Person> list(List<Person> people) {
        return people;
    }
}
