package found;

import jakarta.ws.rs.*;

@Path("root33")
public class FarRoot33 {

    @GET
    public String m0() {
        return "r33m0";
    }
}
