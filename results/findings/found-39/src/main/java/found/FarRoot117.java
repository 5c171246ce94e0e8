package found;

import jakarta.ws.rs.*;

@Path("root117")
public class FarRoot117 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r117m0" + "," + body.length();
    }
}
