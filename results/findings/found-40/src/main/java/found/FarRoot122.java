package found;

import jakarta.ws.rs.*;

@Path("root122")
public class FarRoot122 {

    @GET
    public String m0() {
        return "r122m0";
    }
}
