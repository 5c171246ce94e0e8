package found;

import jakarta.ws.rs.*;

@Path("root51")
public class FarRoot51 {

    @GET
    public String m0() {
        return "r51m0";
    }
}
