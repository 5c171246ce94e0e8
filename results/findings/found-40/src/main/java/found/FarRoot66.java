package found;

import jakarta.ws.rs.*;

@Path("root66")
public class FarRoot66 {

    @GET
    public String m0() {
        return "r66m0";
    }
}
