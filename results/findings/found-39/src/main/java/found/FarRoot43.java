package found;

import jakarta.ws.rs.*;

@Path("root43")
public class FarRoot43 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r43m0" + "," + body.length();
    }
}
