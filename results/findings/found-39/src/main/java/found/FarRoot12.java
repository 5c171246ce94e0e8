package found;

import jakarta.ws.rs.*;

@Path("root12")
public class FarRoot12 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r12m0" + "," + body.length();
    }
}
