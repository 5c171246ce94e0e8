package found;

import jakarta.ws.rs.*;

@Path("root116")
public class FarRoot116 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r116m0" + "," + body.length();
    }
}
