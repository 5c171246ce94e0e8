package found;

import jakarta.ws.rs.*;

@Path("root3")
public class FarRoot3 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r3m0" + "," + body.length();
    }
}
