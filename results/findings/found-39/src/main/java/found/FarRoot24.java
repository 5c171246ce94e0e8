package found;

import jakarta.ws.rs.*;

@Path("root24")
public class FarRoot24 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r24m0" + "," + body.length();
    }
}
