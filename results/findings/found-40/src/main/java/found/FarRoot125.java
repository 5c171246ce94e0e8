package found;

import jakarta.ws.rs.*;

@Path("root125")
public class FarRoot125 {

    @GET
    public String m0() {
        return "r125m0";
    }
}
