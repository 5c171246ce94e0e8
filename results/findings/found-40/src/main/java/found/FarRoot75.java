package found;

import jakarta.ws.rs.*;

@Path("root75")
public class FarRoot75 {

    @GET
    public String m0() {
        return "r75m0";
    }
}
