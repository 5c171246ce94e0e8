package found;

import jakarta.ws.rs.*;

@Path("root30")
public class FarRoot30 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r30m0" + "," + body.length();
    }
}
