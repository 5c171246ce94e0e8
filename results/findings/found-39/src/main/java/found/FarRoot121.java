package found;

import jakarta.ws.rs.*;

@Path("root121")
public class FarRoot121 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r121m0" + "," + body.length();
    }
}
