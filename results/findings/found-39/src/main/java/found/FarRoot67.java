package found;

import jakarta.ws.rs.*;

@Path("root67")
public class FarRoot67 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r67m0" + "," + body.length();
    }
}
