package found;

import jakarta.ws.rs.*;

@Path("root97")
public class FarRoot97 {

    @GET
    public String m0() {
        return "r97m0";
    }
}
