package found;

import jakarta.ws.rs.*;

@Path("root1")
public class FarRoot1 {

    @GET
    public String m0() {
        return "r1m0";
    }
}
