package found;

import jakarta.ws.rs.*;

@Path("root58")
public class FarRoot58 {

    @GET
    public String m0() {
        return "r58m0";
    }
}
