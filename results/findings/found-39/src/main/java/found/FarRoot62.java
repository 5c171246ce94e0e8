package found;

import jakarta.ws.rs.*;

@Path("root62")
public class FarRoot62 {

    @PUT
    @Consumes({"text/plain"})
    public String m0(String body) {
        return "r62m0" + "," + body.length();
    }
}
