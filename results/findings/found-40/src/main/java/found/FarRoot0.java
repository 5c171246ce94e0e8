package found;

import jakarta.ws.rs.*;

@Path("b0")
public class FarRoot0 {

    @GET
    public String m0() {
        return "r0m0";
    }
}
