package found;

import jakarta.ws.rs.*;

@Path("root5")
public class FarRoot5 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r5m0" + "," + body.length();
    }
}
