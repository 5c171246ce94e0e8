package found;

import jakarta.ws.rs.*;

@Path("root90")
public class FarRoot90 {

    @GET
    public String m0() {
        return "r90m0";
    }
}
