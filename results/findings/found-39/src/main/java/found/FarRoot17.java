package found;

import jakarta.ws.rs.*;

@Path("root17")
public class FarRoot17 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r17m0" + "," + body.length();
    }
}
