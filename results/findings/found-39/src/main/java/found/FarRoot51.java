package found;

import jakarta.ws.rs.*;

@Path("root51")
public class FarRoot51 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r51m0" + "," + body.length();
    }
}
