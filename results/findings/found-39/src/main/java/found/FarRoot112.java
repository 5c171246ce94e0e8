package found;

import jakarta.ws.rs.*;

@Path("root112")
public class FarRoot112 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r112m0" + "," + body.length();
    }
}
