package found;

import jakarta.ws.rs.*;

@Path("root110")
public class FarRoot110 {

    @GET
    public String m0() {
        return "r110m0";
    }
}
