package found;

import jakarta.ws.rs.*;

@Path("root57")
public class FarRoot57 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r57m0" + "," + body.length();
    }
}
