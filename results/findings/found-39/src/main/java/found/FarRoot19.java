package found;

import jakarta.ws.rs.*;

@Path("root19")
public class FarRoot19 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r19m0" + "," + body.length();
    }
}
