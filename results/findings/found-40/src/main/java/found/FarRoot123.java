package found;

import jakarta.ws.rs.*;

@Path("root123")
public class FarRoot123 {

    @GET
    public String m0() {
        return "r123m0";
    }
}
