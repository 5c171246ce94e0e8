package found;

import jakarta.ws.rs.*;

@Path("root4")
public class FarRoot4 {

    @GET
    public String m0() {
        return "r4m0";
    }
}
