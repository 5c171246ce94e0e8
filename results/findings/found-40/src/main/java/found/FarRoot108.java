package found;

import jakarta.ws.rs.*;

@Path("root108")
public class FarRoot108 {

    @GET
    public String m0() {
        return "r108m0";
    }
}
