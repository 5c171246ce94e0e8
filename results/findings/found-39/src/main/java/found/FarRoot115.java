package found;

import jakarta.ws.rs.*;

@Path("root115")
public class FarRoot115 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r115m0" + "," + body.length();
    }
}
