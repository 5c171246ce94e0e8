package found;

import jakarta.ws.rs.*;

@Path("items0")
public class NearRoot0 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r0m0" + "," + body.length();
    }
}
