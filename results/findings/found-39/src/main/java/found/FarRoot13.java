package found;

import jakarta.ws.rs.*;

@Path("root13")
public class FarRoot13 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r13m0" + "," + body.length();
    }
}
