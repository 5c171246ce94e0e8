package found;

import jakarta.ws.rs.*;

@Path("root28")
public class FarRoot28 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r28m0" + "," + body.length();
    }
}
