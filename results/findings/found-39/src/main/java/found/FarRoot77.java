package found;

import jakarta.ws.rs.*;

@Path("root77")
public class FarRoot77 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r77m0" + "," + body.length();
    }
}
