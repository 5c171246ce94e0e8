package org.example.library;

import java.util.Arrays;
import java.util.List;
import javax.ws.rs.GET;
import javax.ws.rs.Path;
import javax.ws.rs.PathParam;
import javax.ws.rs.Produces;
import javax.ws.rs.core.MediaType;

/** Reviews of one book; found through a locator. */
@Produces(MediaType.APPLICATION_JSON)
public class ReviewsResource {

    private final int book;

    ReviewsResource(int book) {
        this.book = book;
    }

    @GET
    public List<Review> list() {
        return Arrays.asList(new Review(book, 1), new Review(book, 2), new Review(book, 3));
    }

    @GET
    @Path("{number}")
    public Review get(@PathParam("number") int number) {
        return new Review(book, number);
    }
}
