package found;

import jakarta.ws.rs.*;

@Path("root80")
public class FarRoot80 {

    @GET
    public String m0() {
        return "r80m0";
    }
}
