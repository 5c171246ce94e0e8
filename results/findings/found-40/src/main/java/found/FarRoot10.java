package found;

import jakarta.ws.rs.*;

@Path("root10")
public class FarRoot10 {

    @GET
    public String m0() {
        return "r10m0";
    }
}
