package found;

import jakarta.ws.rs.*;

@Path("root99")
public class FarRoot99 {

    @GET
    public String m0() {
        return "r99m0";
    }
}
