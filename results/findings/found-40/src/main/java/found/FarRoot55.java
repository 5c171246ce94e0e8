package found;

import jakarta.ws.rs.*;

@Path("root55")
public class FarRoot55 {

    @GET
    public String m0() {
        return "r55m0";
    }
}
