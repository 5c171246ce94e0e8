package found;

import jakarta.ws.rs.*;

@Path("root26")
public class FarRoot26 {

    @GET
    public String m0() {
        return "r26m0";
    }
}
