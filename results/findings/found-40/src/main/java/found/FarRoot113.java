package found;

import jakarta.ws.rs.*;

@Path("root113")
public class FarRoot113 {

    @GET
    public String m0() {
        return "r113m0";
    }
}
