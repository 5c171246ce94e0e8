package found;

import jakarta.ws.rs.*;

@Path("root55")
public class FarRoot55 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r55m0" + "," + body.length();
    }
}
