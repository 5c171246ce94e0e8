package found;

import jakarta.ws.rs.*;

@Path("root96")
public class FarRoot96 {

    @GET
    public String m0() {
        return "r96m0";
    }
}
