package found;

import jakarta.ws.rs.*;

@Path("root49")
public class FarRoot49 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r49m0" + "," + body.length();
    }
}
