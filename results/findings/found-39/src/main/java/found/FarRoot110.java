package found;

import jakarta.ws.rs.*;

@Path("root110")
public class FarRoot110 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r110m0" + "," + body.length();
    }
}
