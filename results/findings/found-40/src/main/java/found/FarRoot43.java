package found;

import jakarta.ws.rs.*;

@Path("root43")
public class FarRoot43 {

    @GET
    public String m0() {
        return "r43m0";
    }
}
