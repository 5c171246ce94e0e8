package found;

import jakarta.ws.rs.*;

@Path("root70")
public class FarRoot70 {

    @GET
    public String m0() {
        return "r70m0";
    }
}
