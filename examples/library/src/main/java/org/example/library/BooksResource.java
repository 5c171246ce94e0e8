package org.example.library;

import java.util.List;
import javax.validation.Valid;
import javax.validation.constraints.Min;
import javax.ws.rs.Consumes;
import javax.ws.rs.DELETE;
import javax.ws.rs.DefaultValue;
import javax.ws.rs.GET;
import javax.ws.rs.NotFoundException;
import javax.ws.rs.POST;
import javax.ws.rs.Path;
import javax.ws.rs.PathParam;
import javax.ws.rs.Produces;
import javax.ws.rs.QueryParam;
import javax.ws.rs.core.MediaType;
import javax.ws.rs.core.Response;

/** Books, and what belongs to one. */
@Path("books")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class BooksResource {

    private static final int LAST = 10_000;

    @GET
    public List<Book> list(@QueryParam("page") @DefaultValue("1") @Min(1) int page) {
        return Book.of(page * 5, 5);
    }

    @GET
    @Path("{id: \\d+}")
    public Book get(@PathParam("id") int id) {
        if (id > LAST) {
            throw new NotFoundException();
        }
        return Book.of(id);
    }

    @POST
    public Response create(@Valid Book book) {
        book.id = LAST;
        return Response.status(Response.Status.CREATED).entity(book).build();
    }

    @DELETE
    @Path("{id: \\d+}")
    public Response delete(@PathParam("id") int id) {
        return Response.noContent().build();
    }

    /** A resource of its own for the reviews of one book. */
    @Path("{id: \\d+}/reviews")
    public ReviewsResource reviews(@PathParam("id") int id) {
        return new ReviewsResource(id);
    }
}
