package found;

import jakarta.ws.rs.*;

@Path("root90")
public class FarRoot90 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r90m0" + "," + body.length();
    }
}
