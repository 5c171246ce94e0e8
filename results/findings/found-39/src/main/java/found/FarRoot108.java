package found;

import jakarta.ws.rs.*;

@Path("root108")
public class FarRoot108 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r108m0" + "," + body.length();
    }
}
