package found;

import jakarta.ws.rs.*;

@Path("root124")
public class FarRoot124 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r124m0" + "," + body.length();
    }
}
