package found;

import jakarta.ws.rs.*;

@Path("root47")
public class FarRoot47 {

    @GET
    public String m0() {
        return "r47m0";
    }
}
