package found;

import jakarta.ws.rs.*;

@Path("root38")
public class FarRoot38 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r38m0" + "," + body.length();
    }
}
