package found;

import jakarta.ws.rs.*;

@Path("root14")
public class FarRoot14 {

    @GET
    public String m0() {
        return "r14m0";
    }
}
