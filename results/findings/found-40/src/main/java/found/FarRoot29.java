package found;

import jakarta.ws.rs.*;

@Path("root29")
public class FarRoot29 {

    @GET
    public String m0() {
        return "r29m0";
    }
}
