package found;

import jakarta.ws.rs.*;

@Path("root24")
public class FarRoot24 {

    @GET
    public String m0() {
        return "r24m0";
    }
}
