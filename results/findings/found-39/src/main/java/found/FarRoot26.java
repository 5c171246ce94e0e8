package found;

import jakarta.ws.rs.*;

@Path("root26")
public class FarRoot26 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r26m0" + "," + body.length();
    }
}
