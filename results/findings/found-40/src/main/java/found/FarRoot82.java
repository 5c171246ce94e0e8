package found;

import jakarta.ws.rs.*;

@Path("root82")
public class FarRoot82 {

    @GET
    public String m0() {
        return "r82m0";
    }
}
