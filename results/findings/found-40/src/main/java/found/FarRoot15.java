package found;

import jakarta.ws.rs.*;

@Path("root15")
public class FarRoot15 {

    @GET
    public String m0() {
        return "r15m0";
    }
}
