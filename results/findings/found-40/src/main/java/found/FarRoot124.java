package found;

import jakarta.ws.rs.*;

@Path("root124")
public class FarRoot124 {

    @GET
    public String m0() {
        return "r124m0";
    }
}
