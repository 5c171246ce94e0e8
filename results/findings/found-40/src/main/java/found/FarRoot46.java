package found;

import jakarta.ws.rs.*;

@Path("root46")
public class FarRoot46 {

    @GET
    public String m0() {
        return "r46m0";
    }
}
