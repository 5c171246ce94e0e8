package found;

import jakarta.ws.rs.*;

@Path("root81")
public class FarRoot81 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r81m0" + "," + body.length();
    }
}
