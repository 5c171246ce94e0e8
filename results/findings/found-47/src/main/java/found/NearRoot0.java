package found;

import jakarta.ws.rs.*;

@Path("b0/{p0: \\w*}")
public class NearRoot0 {

    @GET
    @Produces({"text/plain"})
    public String m0(@PathParam("p0") String a0) {
        return "r0m0" + "," + a0;
    }
}
