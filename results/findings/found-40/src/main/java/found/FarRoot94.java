package found;

import jakarta.ws.rs.*;

@Path("root94")
public class FarRoot94 {

    @GET
    public String m0() {
        return "r94m0";
    }
}
