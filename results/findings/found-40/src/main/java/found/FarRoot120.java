package found;

import jakarta.ws.rs.*;

@Path("root120")
public class FarRoot120 {

    @GET
    public String m0() {
        return "r120m0";
    }
}
