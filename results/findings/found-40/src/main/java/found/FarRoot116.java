package found;

import jakarta.ws.rs.*;

@Path("root116")
public class FarRoot116 {

    @GET
    public String m0() {
        return "r116m0";
    }
}
