package found;

import jakarta.ws.rs.*;

@Path("root18")
public class FarRoot18 {

    @GET
    public String m0() {
        return "r18m0";
    }
}
