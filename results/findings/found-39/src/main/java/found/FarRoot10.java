package found;

import jakarta.ws.rs.*;

@Path("root10")
public class FarRoot10 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r10m0" + "," + body.length();
    }
}
