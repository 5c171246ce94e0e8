package found;

import jakarta.ws.rs.*;

@Path("root28")
public class FarRoot28 {

    @GET
    public String m0() {
        return "r28m0";
    }
}
