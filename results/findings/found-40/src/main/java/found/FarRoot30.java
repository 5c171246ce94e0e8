package found;

import jakarta.ws.rs.*;

@Path("root30")
public class FarRoot30 {

    @GET
    public String m0() {
        return "r30m0";
    }
}
