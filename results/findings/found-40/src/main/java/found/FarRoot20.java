package found;

import jakarta.ws.rs.*;

@Path("root20")
public class FarRoot20 {

    @GET
    public String m0() {
        return "r20m0";
    }
}
