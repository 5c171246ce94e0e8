package found;

import jakarta.ws.rs.*;

@Path("root45")
public class FarRoot45 {

    @GET
    public String m0() {
        return "r45m0";
    }
}
