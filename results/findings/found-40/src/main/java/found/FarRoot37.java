package found;

import jakarta.ws.rs.*;

@Path("root37")
public class FarRoot37 {

    @GET
    public String m0() {
        return "r37m0";
    }
}
