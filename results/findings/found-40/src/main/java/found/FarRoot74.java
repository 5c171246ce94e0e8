package found;

import jakarta.ws.rs.*;

@Path("root74")
public class FarRoot74 {

    @GET
    public String m0() {
        return "r74m0";
    }
}
