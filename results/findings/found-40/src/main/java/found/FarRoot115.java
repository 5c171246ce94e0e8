package found;

import jakarta.ws.rs.*;

@Path("root115")
public class FarRoot115 {

    @GET
    public String m0() {
        return "r115m0";
    }
}
