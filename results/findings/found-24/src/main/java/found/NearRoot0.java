package found;

import jakarta.ws.rs.*;

@Path("orders0")
public class NearRoot0 {

    @GET
    public String m0() {
        return "r0m0";
    }
}
