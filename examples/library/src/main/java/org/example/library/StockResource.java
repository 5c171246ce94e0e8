package org.example.library;

import javax.ws.rs.FormParam;
import javax.ws.rs.GET;
import javax.ws.rs.POST;
import javax.ws.rs.Path;
import javax.ws.rs.PathParam;
import javax.ws.rs.Produces;
import javax.ws.rs.core.MediaType;

/** Copies on the shelf. It is given its service, as a container would inject it. */
@Path("stock/{isbn}")
@Produces(MediaType.APPLICATION_JSON)
public class StockResource {

    private final Stock stock;

    public StockResource(Stock stock) {
        this.stock = stock;
    }

    @GET
    public Shelf get(@PathParam("isbn") String isbn) {
        return new Shelf(isbn, stock.copies(isbn));
    }

    @POST
    public Shelf add(@PathParam("isbn") String isbn, @FormParam("copies") int copies) {
        return new Shelf(isbn, stock.copies(isbn) + copies);
    }
}
