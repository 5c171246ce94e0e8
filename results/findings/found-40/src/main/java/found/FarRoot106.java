package found;

import jakarta.ws.rs.*;

@Path("root106")
public class FarRoot106 {

    @GET
    public String m0() {
        return "r106m0";
    }
}
