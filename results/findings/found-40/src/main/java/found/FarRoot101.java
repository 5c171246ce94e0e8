package found;

import jakarta.ws.rs.*;

@Path("root101")
public class FarRoot101 {

    @GET
    public String m0() {
        return "r101m0";
    }
}
