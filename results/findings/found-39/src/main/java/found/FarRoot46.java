package found;

import jakarta.ws.rs.*;

@Path("root46")
public class FarRoot46 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r46m0" + "," + body.length();
    }
}
