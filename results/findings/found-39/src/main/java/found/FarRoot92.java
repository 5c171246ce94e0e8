package found;

import jakarta.ws.rs.*;

@Path("root92")
public class FarRoot92 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r92m0" + "," + body.length();
    }
}
