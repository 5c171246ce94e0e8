package found;

import jakarta.ws.rs.*;

@Path("root72")
public class FarRoot72 {

    @GET
    public String m0() {
        return "r72m0";
    }
}
