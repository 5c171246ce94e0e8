package found;

import jakarta.ws.rs.*;

@Path("root27")
public class FarRoot27 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r27m0" + "," + body.length();
    }
}
