package found;

import jakarta.ws.rs.*;

@Path("root95")
public class FarRoot95 {

    @GET
    public String m0() {
        return "r95m0";
    }
}
