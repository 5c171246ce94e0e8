package found;

import jakarta.ws.rs.*;

@Path("root68")
public class FarRoot68 {

    @GET
    public String m0() {
        return "r68m0";
    }
}
