package found;

import jakarta.ws.rs.*;

@Path("root49")
public class FarRoot49 {

    @GET
    public String m0() {
        return "r49m0";
    }
}
