package found;

import jakarta.ws.rs.*;

@Path("root13")
public class FarRoot13 {

    @GET
    public String m0() {
        return "r13m0";
    }
}
