package found;

import jakarta.ws.rs.*;

@Path("root121")
public class FarRoot121 {

    @GET
    public String m0() {
        return "r121m0";
    }
}
