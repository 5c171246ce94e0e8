package found;

import jakarta.ws.rs.*;

@Path("root48")
public class FarRoot48 {

    @GET
    public String m0() {
        return "r48m0";
    }
}
