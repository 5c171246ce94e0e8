package found;

import jakarta.ws.rs.*;

@Path("root102")
public class FarRoot102 {

    @GET
    public String m0() {
        return "r102m0";
    }
}
