package found;

import jakarta.ws.rs.*;

@Path("v10/{p0: [a-z]+}/{p1}")
public class NearRoot0 {

    @POST
    @Produces({"text/plain"})
    @Consumes({"text/plain"})
    public String m0(@PathParam("p0") String a0, @PathParam("p1") String a1, String body) {
        return "r0m0" + "," + a0 + "," + a1 + "," + body.length();
    }
}
