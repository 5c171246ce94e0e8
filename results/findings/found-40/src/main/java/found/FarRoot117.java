package found;

import jakarta.ws.rs.*;

@Path("root117")
public class FarRoot117 {

    @GET
    public String m0() {
        return "r117m0";
    }
}
