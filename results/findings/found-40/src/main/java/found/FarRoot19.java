package found;

import jakarta.ws.rs.*;

@Path("root19")
public class FarRoot19 {

    @GET
    public String m0() {
        return "r19m0";
    }
}
