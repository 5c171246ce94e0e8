package found;

import jakarta.ws.rs.*;

@Path("root44")
public class FarRoot44 {

    @GET
    public String m0() {
        return "r44m0";
    }
}
