package found;

import jakarta.ws.rs.*;

@Path("root3")
public class FarRoot3 {

    @GET
    public String m0() {
        return "r3m0";
    }
}
