package found;

import jakarta.ws.rs.*;

@Path("root5")
public class FarRoot5 {

    @GET
    public String m0() {
        return "r5m0";
    }
}
