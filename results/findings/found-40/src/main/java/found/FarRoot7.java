package found;

import jakarta.ws.rs.*;

@Path("root7")
public class FarRoot7 {

    @GET
    public String m0() {
        return "r7m0";
    }
}
