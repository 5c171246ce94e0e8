package found;

import jakarta.ws.rs.*;

@Path("root80")
public class FarRoot80 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r80m0" + "," + body.length();
    }
}
