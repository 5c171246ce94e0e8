package found;

import jakarta.ws.rs.*;

@Path("a0")
public class NearRoot0 {

    @POST
    @Path("{p0: \\w*}")
    @Consumes({"text/plain"})
    public String m0(@PathParam("p0") String a0, String body) {
        return "r0m0" + "," + a0 + "," + body.length();
    }
}
