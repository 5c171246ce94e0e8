package found;

import jakarta.ws.rs.*;

@Path("root6")
public class FarRoot6 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r6m0" + "," + body.length();
    }
}
