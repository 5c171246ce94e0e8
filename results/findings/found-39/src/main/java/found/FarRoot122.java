package found;

import jakarta.ws.rs.*;

@Path("root122")
public class FarRoot122 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r122m0" + "," + body.length();
    }
}
