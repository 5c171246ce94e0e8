package found;

import jakarta.ws.rs.*;

@Path("root38")
public class FarRoot38 {

    @GET
    public String m0() {
        return "r38m0";
    }
}
