package org.example.library;

import java.util.List;
import javax.validation.Valid;
import javax.ws.rs.Consumes;
import javax.ws.rs.DELETE;
import javax.ws.rs.GET;
import javax.ws.rs.POST;
import javax.ws.rs.Path;
import javax.ws.rs.PathParam;
import javax.ws.rs.Produces;
import javax.ws.rs.core.MediaType;
import javax.ws.rs.core.Response;

/** Reviews of one book; found through a locator. */
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public class ReviewsResource {

    private final int book;

    ReviewsResource(int book) {
        this.book = book;
    }

    @GET
    public List<Review> list() {
        return List.of(Catalog.review(book, 1), Catalog.review(book, 2), Catalog.review(book, 3));
    }

    @GET
    @Path("{number}")
    public Review get(@PathParam("number") int number) {
        return Catalog.review(book, number);
    }

    @POST
    public Response create(@Valid Review review) {
        review.number = 4;
        return Response.status(Response.Status.CREATED).entity(review).build();
    }

    @DELETE
    @Path("{number}")
    public Response delete(@PathParam("number") int number) {
        return Response.noContent().build();
    }
}
