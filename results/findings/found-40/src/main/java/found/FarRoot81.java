package found;

import jakarta.ws.rs.*;

@Path("root81")
public class FarRoot81 {

    @GET
    public String m0() {
        return "r81m0";
    }
}
