package found;

import jakarta.ws.rs.*;

@Path("root83")
public class FarRoot83 {

    @GET
    public String m0() {
        return "r83m0";
    }
}
