package found;

import jakarta.ws.rs.*;

@Path("root125")
public class FarRoot125 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r125m0" + "," + body.length();
    }
}
