package found;

import jakarta.ws.rs.*;

@Path("root57")
public class FarRoot57 {

    @GET
    public String m0() {
        return "r57m0";
    }
}
