package found;

import jakarta.ws.rs.*;

@Path("root16")
public class FarRoot16 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r16m0" + "," + body.length();
    }
}
