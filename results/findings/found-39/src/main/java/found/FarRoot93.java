package found;

import jakarta.ws.rs.*;

@Path("root93")
public class FarRoot93 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r93m0" + "," + body.length();
    }
}
