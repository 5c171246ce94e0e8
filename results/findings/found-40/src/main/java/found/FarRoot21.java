package found;

import jakarta.ws.rs.*;

@Path("root21")
public class FarRoot21 {

    @GET
    public String m0() {
        return "r21m0";
    }
}
