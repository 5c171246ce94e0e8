package found;

import jakarta.ws.rs.*;

@Path("root101")
public class FarRoot101 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r101m0" + "," + body.length();
    }
}
