package found;

import jakarta.ws.rs.*;

@Path("root61")
public class FarRoot61 {

    @GET
    public String m0() {
        return "r61m0";
    }
}
