package found;

import jakarta.ws.rs.*;

@Path("root52")
public class FarRoot52 {

    @GET
    public String m0() {
        return "r52m0";
    }
}
