package found;

import jakarta.ws.rs.*;

@Path("root77")
public class FarRoot77 {

    @GET
    public String m0() {
        return "r77m0";
    }
}
