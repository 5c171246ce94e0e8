package found;

import jakarta.ws.rs.*;

@Path("root48")
public class FarRoot48 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r48m0" + "," + body.length();
    }
}
