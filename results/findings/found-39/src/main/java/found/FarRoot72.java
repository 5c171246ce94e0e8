package found;

import jakarta.ws.rs.*;

@Path("root72")
public class FarRoot72 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r72m0" + "," + body.length();
    }
}
