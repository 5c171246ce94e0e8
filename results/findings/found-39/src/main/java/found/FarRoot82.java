package found;

import jakarta.ws.rs.*;

@Path("root82")
public class FarRoot82 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r82m0" + "," + body.length();
    }
}
