package found;

import jakarta.ws.rs.*;

@Path("root123")
public class FarRoot123 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r123m0" + "," + body.length();
    }
}
