package found;

import jakarta.ws.rs.*;

@Path("root73")
public class FarRoot73 {

    @GET
    public String m0() {
        return "r73m0";
    }
}
