package found;

import jakarta.ws.rs.*;

@Path("root119")
public class FarRoot119 {

    @GET
    public String m0() {
        return "r119m0";
    }
}
