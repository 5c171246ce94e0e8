package found;

import jakarta.ws.rs.*;

@Path("root50")
public class FarRoot50 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r50m0" + "," + body.length();
    }
}
