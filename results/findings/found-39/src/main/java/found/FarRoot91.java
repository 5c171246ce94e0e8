package found;

import jakarta.ws.rs.*;

@Path("root91")
public class FarRoot91 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r91m0" + "," + body.length();
    }
}
