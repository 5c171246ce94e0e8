package found;

import jakarta.ws.rs.*;

@Path("v10")
public class NearRoot0 {

    @POST
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r0m0" + "," + body.length();
    }
}
