package found;

import jakarta.ws.rs.*;

@Path("root56")
public class FarRoot56 {

    @GET
    public String m0() {
        return "r56m0";
    }
}
