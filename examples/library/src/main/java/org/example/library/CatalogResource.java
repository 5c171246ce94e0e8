package org.example.library;

import java.util.List;
import javax.ws.rs.Consumes;
import javax.ws.rs.GET;
import javax.ws.rs.POST;
import javax.ws.rs.Path;
import javax.ws.rs.Produces;
import javax.ws.rs.core.MediaType;

/** The catalog as a whole. */
@Path("catalog")
public class CatalogResource {

    @GET
    @Path("genres")
    @Produces(MediaType.APPLICATION_JSON)
    public List<String> genres() {
        return Catalog.genres();
    }

    @GET
    @Path("export")
    @Produces("text/csv")
    public String export() {
        StringBuilder text = new StringBuilder("id,title\n");
        Catalog.books(1, 50)
                .forEach(book ->
                        text.append(book.id).append(',').append(book.title).append('\n'));
        return text.toString();
    }

    @POST
    @Path("import")
    @Consumes("text/csv")
    @Produces(MediaType.TEXT_PLAIN)
    public String read(String text) {
        return Long.toString(text.lines().skip(1).count());
    }
}
