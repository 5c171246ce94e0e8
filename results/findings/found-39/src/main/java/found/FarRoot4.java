package found;

import jakarta.ws.rs.*;

@Path("root4")
public class FarRoot4 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r4m0" + "," + body.length();
    }
}
