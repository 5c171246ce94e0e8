package found;

import jakarta.ws.rs.*;

@Path("root93")
public class FarRoot93 {

    @GET
    public String m0() {
        return "r93m0";
    }
}
