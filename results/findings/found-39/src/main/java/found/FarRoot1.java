package found;

import jakarta.ws.rs.*;

@Path("root1")
public class FarRoot1 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r1m0" + "," + body.length();
    }
}
