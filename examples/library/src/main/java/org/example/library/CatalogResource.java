package org.example.library;

import java.util.stream.Collectors;
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
    @Produces("text/csv")
    public String export() {
        return Book.of(1, 50).stream()
                .map(book -> book.id + "," + book.title + "\n")
                .collect(Collectors.joining("", "id,title\n", ""));
    }

    @POST
    @Consumes("text/csv")
    @Produces(MediaType.TEXT_PLAIN)
    public String read(String text) {
        return Long.toString(text.lines().skip(1).count());
    }
}
