package found;

import jakarta.ws.rs.*;

@Path("root27")
public class FarRoot27 {

    @GET
    public String m0() {
        return "r27m0";
    }
}
