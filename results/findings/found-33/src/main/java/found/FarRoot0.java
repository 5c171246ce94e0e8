package found;

import jakarta.ws.rs.*;

@Path("by-name0")
public class FarRoot0 {

    @POST
    @Path("{p1: (a|b|x)+}")
    @Produces({"text/plain"})
    @Consumes({"text/plain"})
    public String m0(@PathParam("p1") String a0, @MatrixParam("n1") String a1, String body) {
        return "r0m0" + "," + a0 + "," + a1 + "," + body.length();
    }
}
