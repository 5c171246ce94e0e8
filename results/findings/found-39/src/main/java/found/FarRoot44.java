package found;

import jakarta.ws.rs.*;

@Path("root44")
public class FarRoot44 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r44m0" + "," + body.length();
    }
}
