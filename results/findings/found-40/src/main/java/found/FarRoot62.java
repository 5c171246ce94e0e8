package found;

import jakarta.ws.rs.*;

@Path("root62")
public class FarRoot62 {

    @GET
    public String m0() {
        return "r62m0";
    }
}
