package found;

import jakarta.ws.rs.*;

@Path("root8")
public class FarRoot8 {

    @GET
    public String m0() {
        return "r8m0";
    }
}
