package found;

import jakarta.ws.rs.*;

@Path("root25")
public class FarRoot25 {

    @GET
    public String m0() {
        return "r25m0";
    }
}
