package found;

import jakarta.ws.rs.*;

@Path("root21")
public class FarRoot21 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r21m0" + "," + body.length();
    }
}
