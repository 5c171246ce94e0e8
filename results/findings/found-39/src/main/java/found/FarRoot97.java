package found;

import jakarta.ws.rs.*;

@Path("root97")
public class FarRoot97 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r97m0" + "," + body.length();
    }
}
