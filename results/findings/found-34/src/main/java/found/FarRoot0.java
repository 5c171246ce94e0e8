package found;

import jakarta.ws.rs.*;

@Path("a0")
public class FarRoot0 {

    @GET
    @Produces({"text/plain"})
    public String m0() {
        return "r0m0";
    }
}
