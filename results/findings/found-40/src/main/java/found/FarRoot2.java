package found;

import jakarta.ws.rs.*;

@Path("root2")
public class FarRoot2 {

    @GET
    public String m0() {
        return "r2m0";
    }
}
