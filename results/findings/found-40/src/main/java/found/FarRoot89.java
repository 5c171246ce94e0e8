package found;

import jakarta.ws.rs.*;

@Path("root89")
public class FarRoot89 {

    @GET
    public String m0() {
        return "r89m0";
    }
}
