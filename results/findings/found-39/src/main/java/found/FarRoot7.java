package found;

import jakarta.ws.rs.*;

@Path("root7")
public class FarRoot7 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r7m0" + "," + body.length();
    }
}
