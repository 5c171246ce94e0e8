package found;

import jakarta.ws.rs.*;

@Path("root91")
public class FarRoot91 {

    @GET
    public String m0() {
        return "r91m0";
    }
}
