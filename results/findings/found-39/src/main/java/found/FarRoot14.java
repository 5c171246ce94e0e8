package found;

import jakarta.ws.rs.*;

@Path("root14")
public class FarRoot14 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r14m0" + "," + body.length();
    }
}
