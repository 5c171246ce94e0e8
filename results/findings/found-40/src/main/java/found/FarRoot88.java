package found;

import jakarta.ws.rs.*;

@Path("root88")
public class FarRoot88 {

    @GET
    public String m0() {
        return "r88m0";
    }
}
