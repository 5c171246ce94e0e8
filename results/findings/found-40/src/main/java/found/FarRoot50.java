package found;

import jakarta.ws.rs.*;

@Path("root50")
public class FarRoot50 {

    @GET
    public String m0() {
        return "r50m0";
    }
}
