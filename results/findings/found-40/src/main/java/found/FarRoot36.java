package found;

import jakarta.ws.rs.*;

@Path("root36")
public class FarRoot36 {

    @GET
    public String m0() {
        return "r36m0";
    }
}
