package found;

import jakarta.ws.rs.*;

@Path("root40")
public class FarRoot40 {

    @GET
    public String m0() {
        return "r40m0";
    }
}
