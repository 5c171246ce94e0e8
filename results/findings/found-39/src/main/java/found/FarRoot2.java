package found;

import jakarta.ws.rs.*;

@Path("root2")
public class FarRoot2 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r2m0" + "," + body.length();
    }
}
