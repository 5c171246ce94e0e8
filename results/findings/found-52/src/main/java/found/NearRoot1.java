package found;

import jakarta.ws.rs.*;

@Path("a1")
public class NearRoot1 {

    @GET
    @Path("{p0}")
    @Produces({"text/plain"})
    public String m0(@PathParam("p0") String a0) {
        return "r1m0" + "," + a0;
    }

    @GET
    @Path("{p1: [^/]+}")
    @Produces({"text/plain"})
    public String m1(@PathParam("p1") String a0, @HeaderParam("i0") String a1, @HeaderParam("i1") String a2) {
        return "r1m1" + "," + a0 + "," + a1 + "," + a2;
    }
}
