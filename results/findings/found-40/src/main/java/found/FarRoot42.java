package found;

import jakarta.ws.rs.*;

@Path("root42")
public class FarRoot42 {

    @GET
    public String m0() {
        return "r42m0";
    }
}
