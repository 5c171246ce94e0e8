package found;

import jakarta.ws.rs.*;

@Path("root120")
public class FarRoot120 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r120m0" + "," + body.length();
    }
}
