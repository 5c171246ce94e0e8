package found;

import jakarta.ws.rs.*;

@Path("root94")
public class FarRoot94 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r94m0" + "," + body.length();
    }
}
