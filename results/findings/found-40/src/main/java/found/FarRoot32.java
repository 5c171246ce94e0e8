package found;

import jakarta.ws.rs.*;

@Path("root32")
public class FarRoot32 {

    @GET
    public String m0() {
        return "r32m0";
    }
}
