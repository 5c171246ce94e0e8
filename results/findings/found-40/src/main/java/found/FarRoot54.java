package found;

import jakarta.ws.rs.*;

@Path("root54")
public class FarRoot54 {

    @GET
    public String m0() {
        return "r54m0";
    }
}
