package found;

import jakarta.ws.rs.*;

@Path("root22")
public class FarRoot22 {

    @GET
    public String m0() {
        return "r22m0";
    }
}
