package found;

import jakarta.ws.rs.*;

@Path("root22")
public class FarRoot22 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r22m0" + "," + body.length();
    }
}
