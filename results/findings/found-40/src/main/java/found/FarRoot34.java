package found;

import jakarta.ws.rs.*;

@Path("root34")
public class FarRoot34 {

    @GET
    public String m0() {
        return "r34m0";
    }
}
