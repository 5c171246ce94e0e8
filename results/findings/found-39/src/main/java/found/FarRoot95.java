package found;

import jakarta.ws.rs.*;

@Path("root95")
public class FarRoot95 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r95m0" + "," + body.length();
    }
}
