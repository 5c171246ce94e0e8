package found;

import jakarta.ws.rs.*;

@Path("root119")
public class FarRoot119 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r119m0" + "," + body.length();
    }
}
