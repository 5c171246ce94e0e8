package found;

import jakarta.ws.rs.*;

@Path("v10/{p0: (a|b|x)+}")
public class FarRoot0 {

    @POST
    @Produces({"text/plain"})
    @Consumes({"text/plain"})
    public String m0(@PathParam("p0") String a0, @MatrixParam("i0") String a1, String body) {
        return "r0m0" + "," + a0 + "," + a1 + "," + body.length();
    }
}
