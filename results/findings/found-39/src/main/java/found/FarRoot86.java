package found;

import jakarta.ws.rs.*;

@Path("root86")
public class FarRoot86 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r86m0" + "," + body.length();
    }
}
