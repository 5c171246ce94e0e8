package found;

import jakarta.ws.rs.*;

@Path("root23")
public class FarRoot23 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r23m0" + "," + body.length();
    }
}
