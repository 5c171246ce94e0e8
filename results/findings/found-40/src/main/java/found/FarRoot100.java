package found;

import jakarta.ws.rs.*;

@Path("root100")
public class FarRoot100 {

    @GET
    public String m0() {
        return "r100m0";
    }
}
