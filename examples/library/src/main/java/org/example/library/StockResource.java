package org.example.library;

import java.util.function.ToIntFunction;
import javax.ws.rs.FormParam;
import javax.ws.rs.GET;
import javax.ws.rs.POST;
import javax.ws.rs.Path;
import javax.ws.rs.PathParam;
import javax.ws.rs.Produces;
import javax.ws.rs.core.MediaType;

/** Copies on the shelf. It is given its service, as a container would inject it. */
@Path("stock/{isbn}")
@Produces(MediaType.TEXT_PLAIN)
public class StockResource {

    private final ToIntFunction<String> copiesOf;

    /** @param copiesOf how many there are of a book; the real one asks another service */
    public StockResource(ToIntFunction<String> copiesOf) {
        this.copiesOf = copiesOf;
    }

    @GET
    public String get(@PathParam("isbn") String isbn) {
        return Integer.toString(copiesOf.applyAsInt(isbn));
    }

    @POST
    public String add(@PathParam("isbn") String isbn, @FormParam("copies") int copies) {
        return Integer.toString(copiesOf.applyAsInt(isbn) + copies);
    }
}
