package found;

import jakarta.ws.rs.*;

@Path("root76")
public class FarRoot76 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r76m0" + "," + body.length();
    }
}
