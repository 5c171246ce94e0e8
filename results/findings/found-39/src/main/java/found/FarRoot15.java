package found;

import jakarta.ws.rs.*;

@Path("root15")
public class FarRoot15 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r15m0" + "," + body.length();
    }
}
