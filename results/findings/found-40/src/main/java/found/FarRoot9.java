package found;

import jakarta.ws.rs.*;

@Path("root9")
public class FarRoot9 {

    @GET
    public String m0() {
        return "r9m0";
    }
}
