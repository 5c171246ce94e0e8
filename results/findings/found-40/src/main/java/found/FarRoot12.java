package found;

import jakarta.ws.rs.*;

@Path("root12")
public class FarRoot12 {

    @GET
    public String m0() {
        return "r12m0";
    }
}
