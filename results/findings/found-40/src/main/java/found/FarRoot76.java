package found;

import jakarta.ws.rs.*;

@Path("root76")
public class FarRoot76 {

    @GET
    public String m0() {
        return "r76m0";
    }
}
