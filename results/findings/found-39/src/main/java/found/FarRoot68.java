package found;

import jakarta.ws.rs.*;

@Path("root68")
public class FarRoot68 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r68m0" + "," + body.length();
    }
}
