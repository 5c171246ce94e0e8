package found;

import jakarta.ws.rs.*;

@Path("root104")
public class FarRoot104 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r104m0" + "," + body.length();
    }
}
