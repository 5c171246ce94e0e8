package found;

import jakarta.ws.rs.*;

@Path("root20")
public class FarRoot20 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r20m0" + "," + body.length();
    }
}
