package found;

import jakarta.ws.rs.*;

@Path("root92")
public class FarRoot92 {

    @GET
    public String m0() {
        return "r92m0";
    }
}
