package found;

import jakarta.ws.rs.*;

@Path("v10")
public class FarRoot0 {

    @POST
    @Produces({"text/plain"})
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r0m0" + "," + body.length();
    }
}
