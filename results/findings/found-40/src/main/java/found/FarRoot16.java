package found;

import jakarta.ws.rs.*;

@Path("root16")
public class FarRoot16 {

    @GET
    public String m0() {
        return "r16m0";
    }
}
