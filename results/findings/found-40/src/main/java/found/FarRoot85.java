package found;

import jakarta.ws.rs.*;

@Path("root85")
public class FarRoot85 {

    @GET
    public String m0() {
        return "r85m0";
    }
}
