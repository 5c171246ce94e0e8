package found;

import jakarta.ws.rs.*;

@Path("root75")
public class FarRoot75 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r75m0" + "," + body.length();
    }
}
