package found;

import jakarta.ws.rs.*;

@Path("root32")
public class FarRoot32 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r32m0" + "," + body.length();
    }
}
