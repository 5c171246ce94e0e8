package found;

import jakarta.ws.rs.*;

@Path("root60")
public class FarRoot60 {

    @GET
    public String m0() {
        return "r60m0";
    }
}
