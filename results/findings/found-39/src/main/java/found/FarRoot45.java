package found;

import jakarta.ws.rs.*;

@Path("root45")
public class FarRoot45 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r45m0" + "," + body.length();
    }
}
