package found;

import jakarta.ws.rs.*;

@Path("root88")
public class FarRoot88 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r88m0" + "," + body.length();
    }
}
