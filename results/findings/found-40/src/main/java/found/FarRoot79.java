package found;

import jakarta.ws.rs.*;

@Path("root79")
public class FarRoot79 {

    @GET
    public String m0() {
        return "r79m0";
    }
}
