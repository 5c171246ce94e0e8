package found;

import jakarta.ws.rs.*;

@Path("root71")
public class FarRoot71 {

    @GET
    public String m0() {
        return "r71m0";
    }
}
