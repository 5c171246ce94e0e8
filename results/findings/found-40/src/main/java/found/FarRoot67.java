package found;

import jakarta.ws.rs.*;

@Path("root67")
public class FarRoot67 {

    @GET
    public String m0() {
        return "r67m0";
    }
}
