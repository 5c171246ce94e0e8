package found;

import jakarta.ws.rs.*;

@Path("root83")
public class FarRoot83 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r83m0" + "," + body.length();
    }
}
