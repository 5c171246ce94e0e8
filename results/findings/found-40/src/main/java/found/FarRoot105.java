package found;

import jakarta.ws.rs.*;

@Path("root105")
public class FarRoot105 {

    @GET
    public String m0() {
        return "r105m0";
    }
}
