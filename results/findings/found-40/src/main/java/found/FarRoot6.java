package found;

import jakarta.ws.rs.*;

@Path("root6")
public class FarRoot6 {

    @GET
    public String m0() {
        return "r6m0";
    }
}
