package found;

import jakarta.ws.rs.*;

@Path("root107")
public class FarRoot107 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r107m0" + "," + body.length();
    }
}
