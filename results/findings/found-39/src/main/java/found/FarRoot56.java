package found;

import jakarta.ws.rs.*;

@Path("root56")
public class FarRoot56 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r56m0" + "," + body.length();
    }
}
