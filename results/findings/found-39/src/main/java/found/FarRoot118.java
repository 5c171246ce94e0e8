package found;

import jakarta.ws.rs.*;

@Path("root118")
public class FarRoot118 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r118m0" + "," + body.length();
    }
}
