package found;

import jakarta.ws.rs.*;

@Path("root118")
public class FarRoot118 {

    @GET
    public String m0() {
        return "r118m0";
    }
}
