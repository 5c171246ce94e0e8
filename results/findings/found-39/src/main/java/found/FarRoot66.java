package found;

import jakarta.ws.rs.*;

@Path("root66")
public class FarRoot66 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r66m0" + "," + body.length();
    }
}
