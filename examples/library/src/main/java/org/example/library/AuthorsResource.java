package org.example.library;

import java.util.List;
import javax.validation.Valid;
import javax.ws.rs.Consumes;
import javax.ws.rs.DELETE;
import javax.ws.rs.GET;
import javax.ws.rs.POST;
import javax.ws.rs.PUT;
import javax.ws.rs.Path;
import javax.ws.rs.PathParam;
import javax.ws.rs.Produces;
import javax.ws.rs.core.MediaType;
import javax.ws.rs.core.Response;

/** Authors. */
@Path("authors")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class AuthorsResource {

    @GET
    public List<Author> list() {
        return List.of(Catalog.author(1), Catalog.author(2), Catalog.author(3));
    }

    @GET
    @Path("{id}")
    public Author get(@PathParam("id") int id) {
        return Catalog.author(id);
    }

    @POST
    public Response create(@Valid Author author) {
        author.id = 500;
        return Response.status(Response.Status.CREATED).entity(author).build();
    }

    @PUT
    @Path("{id}")
    public Author update(@PathParam("id") int id, @Valid Author author) {
        author.id = id;
        return author;
    }

    @DELETE
    @Path("{id}")
    public Response delete(@PathParam("id") int id) {
        return Response.noContent().build();
    }

    @GET
    @Path("{id}/books")
    public List<Book> books(@PathParam("id") int id) {
        return Catalog.books(id, 4);
    }
}
