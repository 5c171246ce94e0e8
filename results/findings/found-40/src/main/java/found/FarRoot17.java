package found;

import jakarta.ws.rs.*;

@Path("root17")
public class FarRoot17 {

    @GET
    public String m0() {
        return "r17m0";
    }
}
