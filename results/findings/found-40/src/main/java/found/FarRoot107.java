package found;

import jakarta.ws.rs.*;

@Path("root107")
public class FarRoot107 {

    @GET
    public String m0() {
        return "r107m0";
    }
}
