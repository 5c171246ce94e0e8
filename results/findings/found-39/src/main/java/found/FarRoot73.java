package found;

import jakarta.ws.rs.*;

@Path("root73")
public class FarRoot73 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r73m0" + "," + body.length();
    }
}
