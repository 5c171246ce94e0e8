package found;

import jakarta.ws.rs.*;

@Path("b0")
public class NearRoot0 {

    @PUT
    @Produces({"text/plain"})
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r0m0" + "," + body.length();
    }
}
