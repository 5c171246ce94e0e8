package found;

import jakarta.ws.rs.*;

@Path("root79")
public class FarRoot79 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r79m0" + "," + body.length();
    }
}
